import type { Forms } from '../fill.ts'
import type { CastName } from '../table/cast.ts'

/** A person's name is never changed: the noun before it carries the case. */
export const person = (name: string): Forms => ({
  name,
  gen: `игрока ${name}`,
  dat: `игроку ${name}`,
  acc: `игрока ${name}`,
  ins: `игроком ${name}`,
})

export const you: Forms = { name: 'вы', gen: 'вас', dat: 'вам', acc: 'вас', ins: 'вами' }

/** The gnomes are ours, so their cases are known. */
const he = (name: string): Forms => ({
  name,
  gen: `${name}а`,
  dat: `${name}у`,
  acc: `${name}а`,
  ins: `${name}ом`,
})

const she = (name: string): Forms => {
  const stem = name.slice(0, -1)
  return { name, gen: `${stem}ы`, dat: `${stem}е`, acc: `${stem}у`, ins: `${stem}ой` }
}

const unchanged = (name: string): Forms => ({ name, gen: name, dat: name, acc: name, ins: name })

export const cast: Readonly<Record<CastName, Forms>> = {
  ost: he('Ост'),
  ida: she('Ида'),
  kuno: unchanged('Куно'),
  vera: she('Вера'),
  hob: he('Хоб'),
  lune: she('Луна'),
  brok: he('Брок'),
  tibb: he('Тибб'),
  orsa: she('Орса'),
  pell: he('Пелл'),
  maar: unchanged('Маар'),
  gunn: he('Гунн'),
  fenn: he('Фенн'),
  yrsa: she('Ирса'),
  wim: he('Вим'),
  jora: she('Йора'),
  dagg: he('Дагг'),
  nell: unchanged('Нелл'),
  rask: he('Раск'),
  edda: she('Эдда'),
  zeb: he('Зеб'),
  ulla: she('Улла'),
  sten: he('Стен'),
  quill: he('Квилл'),
  moss: unchanged('Мосс'),
  pim: he('Пим'),
  bertil: he('Бертил'),
  awa: she('Ава'),
}
