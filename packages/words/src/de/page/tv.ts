import type { TvWords } from '../../en/page/tv.ts'

export const tv: TvWords = {
  title: 'Fernseher',
  choose: 'Was spielen wir?',
  chooseText: 'Dieser Schirm ist der Tisch, eure Telefone sind die Hände.',
  sit: 'Setzt euch mit Telefonen',
  about: '{title}, {seats} {seats:Platz|Plätze}',
  steps: [
    'Kamera auf den Code richten',
    'oder {address} öffnen und ihn eingeben',
    'Das Telefon wird zu deinen Karten, der Tisch ist hier',
  ],
  qr: 'Bild für eine Kamera: führt an einen Platz dieses Tisches',
  free: 'frei',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  bot: 'Bot',
  fewer: 'Ein Platz weniger',
  more: 'Ein Platz mehr',
  begin: 'Anfangen',
  beginBots: 'Mit Bots anfangen',
  waiting: 'Wartet, bis alle bereit sind.',
  nobody: 'Wartet auf das erste Telefon.',
}
