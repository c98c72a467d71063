import type { TvWords } from '../../en/page/tv.ts'

export const tv: TvWords = {
  title: 'Fernseher',
  choose: 'Was spielen wir?',
  chooseText: 'Dieser Bildschirm ist der Tisch, eure Handys sind die Hände.',
  second: 'Ein zweiter Bildschirm? Der Code des Tisches',
  sit: 'Setzt euch mit den Handys dazu',
  about: '{title}, {seats} {seats:Platz|Plätze}',
  steps: [
    'Kamera auf den Code richten',
    'oder {address} öffnen und ihn eingeben',
    'Das Handy wird zu deinen Karten, der Tisch ist hier',
  ],
  qr: 'Bild für eine Kamera: führt an einen Platz dieses Tisches',
  free: 'frei',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  bot: 'Bot',
  fewer: 'Platz weniger',
  more: 'Platz mehr',
  begin: 'Anfangen',
  beginBots: 'Mit Bots starten',
  waiting: 'Wartet, bis alle bereit sind.',
  nobody: 'Wartet auf das erste Handy.',
}
