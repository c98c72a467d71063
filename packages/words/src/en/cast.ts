import type { Forms } from '../fill.ts'
import type { CastName } from '../table/cast.ts'

/** `s` is the possessive: Nell’s, James’s. */
export const person = (name: string): Forms => ({ name, s: `${name}’s` })

export const you: Forms = { name: 'you', s: 'your' }

export const cast: Readonly<Record<CastName, Forms>> = {
  ost: person('Ost'),
  ida: person('Ida'),
  kuno: person('Kuno'),
  vera: person('Vera'),
  hob: person('Hob'),
  lune: person('Lune'),
  brok: person('Brok'),
  tibb: person('Tibb'),
  orsa: person('Orsa'),
  pell: person('Pell'),
  maar: person('Maar'),
  gunn: person('Gunn'),
  fenn: person('Fenn'),
  yrsa: person('Yrsa'),
  wim: person('Wim'),
  jora: person('Jora'),
  dagg: person('Dagg'),
  nell: person('Nell'),
  rask: person('Rask'),
  edda: person('Edda'),
  zeb: person('Zeb'),
  ulla: person('Ulla'),
  sten: person('Sten'),
  quill: person('Quill'),
  moss: person('Moss'),
  pim: person('Pim'),
  bertil: person('Bertil'),
  awa: person('Awa'),
}
