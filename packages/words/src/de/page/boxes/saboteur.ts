import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Saboteur',
  line: 'Grabt nach dem Gold. Jemand am Tisch ist dagegen.',
  more: 'drei Ausgaben, Saboteur 2, die ganze Jubiläumsausgabe',
  minutes: '20–70 min',
}
