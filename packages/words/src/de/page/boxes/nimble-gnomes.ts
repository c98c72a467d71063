import type { BoxWords } from '../../../box-words.ts'

export const box: BoxWords = {
  title: 'Flinke Zwerge',
  line: 'Sammelt Edelsteine zu Sechsersätzen, durch Nebel und Einsturz.',
  more: '',
  minutes: '15 min',
}
