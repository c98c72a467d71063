import type { OwnRefusal } from '../../terminal/refusals.ts'

export const refusals = {
  'usage-unknown-command': 'Den Befehl „{name}“ gibt es nicht.',
  'usage-unknown-option': 'Die Option „{name}“ gibt es nicht.',
  'usage-missing-argument': 'Es fehlt etwas: <{name}>.',
  'usage-missing-value': 'Nach {name} fehlt ein Wert.',
  'usage-too-many-arguments': 'Nach dem Befehl stehen zu viele Wörter.',
  'bad-language': 'Adit spricht „{text}“ nicht. Es spricht: {languages}.',
  'bad-number': '{flag} braucht eine Zahl, „{text}“ ist keine.',
  'unknown-game': 'Das Spiel „{game}“ gibt es nicht. Es gibt: {games}.',
  'unknown-bot': 'Kein Bot „{bot}“ spielt {title}. Es gibt: {bots}.',
  'unknown-preset': 'Die Zusammenstellung „{preset}“ gibt es nicht. Es gibt: {presets}.',
  'too-many-bots': '{count} Bots sind genannt, für Bots bleiben {seats} Plätze.',
  'too-many-humans': '{humans} Leute passen nicht auf {seats} Plätze.',
  'too-many-names': '{count} Namen für {seats} Plätze.',
  'bad-option': 'Eine Option schreibt man name=wert, „{text}“ ist keine.',
  'option-twice': 'Die Option „{option}“ steht zweimal da.',
  'option-unknown': '{title} hat keine Option „{option}“. Es hat: {options}.',
  'option-value': 'Die Option „{option}“ kann nicht „{text}“ sein. Möglich: {values}.',
  'option-missing': '{title} hat keine Option „{option}“, also sagt {flag} hier nichts.',
  'file-missing': 'Die Datei {path} gibt es nicht.',
  'folder-missing': 'Den Ordner {path} gibt es nicht.',
  'output-failed': 'Die Ausgabe lässt sich nicht schreiben: {error}.',
  'file-is-folder': '{path} ist ein Ordner, keine Datei.',
  'file-forbidden': '{path} darf nicht geöffnet werden.',
  'file-failed': '{path} lässt sich nicht lesen oder schreiben: {error}.',
  'file-exists': '{path} gibt es schon.',
  'bad-port': 'Ein Port ist eine Zahl bis {most}, „{text}“ nicht.',
  'port-taken': 'Auf diesem Port lauscht ein anderes Programm. Wähl einen mit --port.',
  'no-keeper-token': 'ADIT_KEEPER_TOKEN fehlt: dasselbe Token, mit dem der Server gestartet wurde.',
  'not-the-keeper': 'Der Server unter {server} hält dieses Token nicht für das des Betreibers.',
  'no-server': 'Unter {server} antwortet kein Server.',
  'no-store': 'ADIT_STORE nennt keine Datenbank.',
  'bad-direction': 'Nach „{text}“ lässt sich nichts umziehen. Möglich sind: postgres, sqlite.',
  'no-database': 'In {folder} ist keine Datenbank.',
  'database-there':
    'Unter {path} liegt schon eine Datenbank: Verschieb sie zuerst, samt -wal und -shm.',
  'database-foreign': '{path} ist keine Datenbank von Adit.',
  'database-newer': '{path} stammt von einem neueren Adit.',
  'database-older':
    '{path} hat eine ältere Version: Stell sie in einem Ordner wieder her und zieh mit dem um.',
  'database-damaged': '{path} ist beschädigt: {error}.',
  'database-not-empty':
    'Die Datenbank, die ADIT_STORE nennt, ist nicht leer: Leg eine neue an und ruf adit db migrate auf.',
  'games-outside':
    '{games:Ein Spiel liegt|# Spiele liegen} außerhalb der Datenbank: zuerst adit db warm.',
  'nodes-run': 'Halte zuerst alle Knoten an: {nodes}.',
  'folder-in-use':
    'Ein Server, Prozess {holder}, benutzt {folder}: Halte ihn an oder nenne einen anderen Ordner.',
  'server-fault': 'Der Server sagt: {error}.',
  'arena-needs-two': 'Nenne mit --bots mindestens zwei Bots.',
  'arena-other-file':
    '{path} ist nicht von dieser Arena: andere Bots, Regeln, Startzahl oder Playouts.',
  'arena-program-failed':
    '{program} ist gescheitert: Es fehlt, ist beendet, zu langsam oder nennt keinen erlaubten Zug.',
  'several-records': '{path} enthält mehrere Aufzeichnungen; nenne eine mit --line.',
  'no-such-line': '{path} hat keine Zeile {line}; {lines:es gibt nur eine|es sind #}.',
  'unknown-form': 'Als „{text}“ werden Aufzeichnungen nicht geschrieben, nur als: {forms}.',
  'bad-date': '{text} ist kein Tag. Schreib ihn wie 2027-01-01.',
  'bad-answer':
    '{text} ist keine Antwort auf dieses Rätsel. Ohne --answer steht da, wie man antwortet.',
  'unknown-lesson': 'Eine Lektion {name} gibt es nicht. Es gibt: {lessons}.',
  'bad-address': '{address} ist keine Adresse eines Servers.',
  'no-such-move': 'Die Aufzeichnung hat {moves:einen Zug|# Züge}, also keine Stellung nach {at}.',
  'no-such-viewer':
    'Von „{text}“ aus sieht niemand. Möglich: ein Platz von 0 bis {last}, spectator oder judge.',
} satisfies Readonly<Record<OwnRefusal, string>>
