import type { Lesson, Step } from '../lesson.ts'

/** What a lesson in the mine says of itself; everything else is as usual. */
interface Own<Steps extends readonly Step[]> {
  /** What it plays with besides the usual rules. */
  readonly config: Partial<Lesson['config']>
  /** Its fields in notation, each instead of the usual one. */
  readonly position: string
  readonly steps: Steps
}

export interface MineLesson<Id extends string, Steps extends readonly Step[]>
  extends Omit<Lesson, 'id' | 'steps'> {
  readonly id: Id
  readonly steps: Steps
}

/**
 * A round under way, the gold in the middle, four gnomes, the third of them a saboteur, and in the
 * hands of the others what no lesson needs.
 */
const usual = [
  'stage: turn',
  'chance: -',
  'round: 1',
  'goals: stone-right gold stone-left',
  'roles: digger digger saboteur digger',
  'spare roles: digger',
  'hand 1: TB TB TB TR TR TR',
  'hand 2: TR TL TL TL TBR TBR',
  'hand 3: TBR TBR tl tr tb t',
  'deck: r tbr blr map map map map map broken-cart broken-cart',
]

/** A lesson of Saboteur that begins with a position. */
export function mineLesson<const Id extends string, const Steps extends readonly Step[]>(
  id: Id,
  shelf: Lesson['shelf'],
  { config, position, steps }: Own<Steps>,
): MineLesson<Id, Steps> {
  const own = position.trim().split(/\n\s*/)
  const fields = new Set(own.map(fieldOf))
  return {
    id,
    title: 'saboteur',
    shelf,
    config: { seats: 4, edition: 'jubilee', ...config },
    start: { position: [...usual.filter(line => !fields.has(fieldOf(line))), ...own] },
    steps,
  }
}

function fieldOf(line: string): string {
  return line.slice(0, line.indexOf(':'))
}
