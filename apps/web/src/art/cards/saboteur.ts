import { type Gnome, gnome } from '../gnomes/gnome.ts'
import { type RoleName, roleGnomes } from '../gnomes/roles.ts'
import { at, disc, flat, ink, line, type Svg } from '../strokes.ts'
import { actions, type Pictured } from '../things/actions.ts'
import { chestFinds } from '../things/chest-finds.ts'
import { nugget, openChest } from '../things/finds.ts'
import { broken, type ToolName, tools, whole } from '../things/tools.ts'
import { framed, type ToneName, tones } from './frame.ts'

const ribbon = at(
  50,
  13,
  ink('M0-8L2.6-2.5 8.5-2 4 2 5.5 8 0 4.8-5.5 8-4 2-8.5-2-2.6-2.5z', 'gold', 1.8),
)

/** Any action card by its name: `broken-lamp`, `repair-pick-cart`, `rock-fall`. */
export function actionCard(name: string, title?: string): Svg {
  const [verb, ...named] = name.split('-')
  const [one, ...more] = tools.filter(tool => named.includes(tool))
  if (verb === 'broken' && one && more.length === 0) return brokenCard(one, title)
  if (verb === 'repair' && one) return repairCard(one, more[0], title)
  if (!isPictured(name)) throw new Error(`no picture of the action ${name}`)
  const { tone, draw, ...marks } = actions[name]
  const body =
    'star' in marks
      ? at(50, 64, draw(), { scale: 1.1 }) + ribbon
      : at(50, 60, draw(), { scale: 1.2 })
  return framed({ tone, title, body })
}

function isPictured(name: string): name is Pictured {
  return Object.hasOwn(actions, name)
}

const cross = 'M-6-6L6 6M6-6L-6 6'

function brokenCard(tool: ToolName, title?: string): Svg {
  const harm = at(84, 22, line(cross, 7, 'dark') + line(cross, 4.2, 'ember'))
  const body = at(50, 60, broken[tool](), { scale: 1.22 }) + harm
  return framed({ tone: 'harm', title, light: 0.3, body })
}

function repairCard(one: ToolName, other?: ToolName, title?: string): Svg {
  const body =
    other === undefined
      ? at(50, 60, whole[one](), { scale: 1.22 })
      : at(35, 36, whole[one](), { scale: 0.8 }) +
        line('M22 86L78 30', 1.6, 'line', 0.5) +
        at(65, 79, whole[other](), { scale: 0.8 })
  return framed({ tone: 'help', title, light: 1.2, body })
}

const roleTones: Readonly<Record<RoleName, ToneName>> = {
  digger: 'gold',
  saboteur: 'harm',
  green: 'help',
  blue: 'know',
  boss: 'plain',
  profiteer: 'swap',
  geologist: 'rock',
  greedy: 'gold',
}

/** Pick, cross, leaf, drop, helmet, coin, crystal, sack. */
const roleSigns: Readonly<Record<RoleName, string>> = {
  digger: 'M-5 7L4-4M-5-6Q6-9 8 4',
  saboteur: tones.harm.sign,
  green: 'M0-7C8-4 8 4 0 7-8 4-8-4 0-7z',
  blue: 'M0-8C6-1 6 2 5 4A5.5 5.5 0 0 1-5 4C-6 2-6-1 0-8z',
  boss: 'M-9 5H9M-6 4V0Q-6-7 0-7T6 0V4',
  profiteer: `${disc(0, 0, 7)}M0-2V2`,
  geologist: tones.rock.sign,
  greedy: 'M-3-4Q-8-8-3-8H3Q8-8 3-4 9 2 7 6-1 10-7 6-9 2-3-4z',
}

export function roleCard(name: RoleName, title?: string): Svg {
  const who: Gnome = roleGnomes[name]
  return framed({
    tone: roleTones[name],
    title,
    sign: roleSigns[name],
    light: name === 'saboteur' ? 0.35 : 1.3,
    body: at(48, 60, gnome(who), { scale: 0.92 }),
  })
}

export function goldCard(nuggets: 1 | 2 | 3, title = String(nuggets)): Svg {
  const body = at(50, 58, nugget(nuggets), { scale: nuggets === 1 ? 1.25 : 1.3 })
  return framed({ tone: 'gold', title, light: 1.6, sign: pips(nuggets), body })
}

/** As many dots as nuggets. */
function pips(count: number): string {
  return Array.from({ length: count }, (_, i) => disc((i - (count - 1) / 2) * 9, 0, 1.2)).join('')
}

export type ChestName = keyof typeof chestFinds

export function chestCard(name: ChestName, title?: string): Svg {
  const beams =
    flat('M30 88L14 12H86L70 88z', 'glow', 0.14) + flat('M38 88L30 12H70L62 88z', 'glow', 0.16)
  const body =
    beams +
    at(50, 89, openChest(), { scale: 0.76 }) +
    at(50, 39, chestFinds[name](), { scale: 1.02 })
  return framed({ tone: 'gold', title, body })
}
