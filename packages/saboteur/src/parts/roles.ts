import type { Seats } from '@adit/kernel'
import type { Rules } from '../rules.ts'
import { isStale, roleOfSeen, targetOfSeen, viewerOfSeen } from '../sight/knowledge.ts'
import { fill, mixPool, startPool, takeOutShown } from '../sight/pool.ts'
import { HOLE } from '../signs.ts'
import { roleWord, seatsWord, seenWord } from '../text/position-words.ts'
import { any, each, pile } from './lines.ts'
import { evenly, type Part, type Sight, secret, without } from './part.ts'

/** Who is what, and who knows it. */
export interface RolesPart {
  roles: number[]
  /** SB2-58: leftover or set-aside roles, and who knows each. */
  spare: number[]
  spareSeen: Seats[]
  /** Roles given up by swap hats, out for the round, and who knows each. */
  given: number[]
  givenSeen: Seats[]
  /** SAB-75: what was seen of roles (knowledge.ts), as seen then. */
  sawRoles: number[]
}

export const rolesPart: Part<RolesPart> = {
  roles: secret(
    ({ seats }) => evenly(seats, HOLE),
    each('roles', roleWord),
    (roles, { self, shown }) => roles.map((role, seat) => (shown || seat === self ? role : HOLE)),
  ),
  spare: secret(
    ({ pot }) => pot.slice(),
    pile('spare roles', roleWord, ({ roles, given }, { pot }) =>
      without(pot, [...roles, ...given]),
    ),
    (spare, sight, { spareSeen }) => rolesSeen(spare, spareSeen, sight),
  ),
  spareSeen: secret(
    ({ pot }) => evenly(pot.length, 0),
    pile('spare roles known', seatsWord, ({ spare }) => spare.map(() => 0)),
    ownBit,
  ),
  given: secret([], any('given roles', roleWord), (given, sight, { givenSeen }) =>
    rolesSeen(given, givenSeen, sight),
  ),
  givenSeen: secret(
    [],
    any('given roles known', seatsWord, ({ given }) => given.map(() => 0)),
    ownBit,
  ),
  sawRoles: secret([], any('saw roles', seenWord), (entries, { self }) =>
    entries.filter(entry => viewerOfSeen(entry) === self),
  ),
}

function rolesSeen(
  roles: readonly number[],
  seen: readonly Seats[],
  { shown, sees }: Sight,
): number[] {
  return roles.map((role, at) => (shown || sees(seen[at]) ? role : HOLE))
}

/** What others know is their own affair. */
function ownBit(seen: readonly Seats[], { bit }: Sight): Seats[] {
  return seen.map(mask => mask & bit)
}

/** What the viewer cannot know of roles, each fitting deal equally likely. */
export function imagineRoles(rules: Rules, state: RolesPart): void {
  startPool(rules.pot)
  if (state.spare.length < rules.pot.length) {
    for (const entry of state.sawRoles) {
      if (!isStale(entry)) state.roles[targetOfSeen(entry)] = roleOfSeen(entry)
    }
    takeOutShown(state.roles)
    takeOutShown(state.spare)
    takeOutShown(state.given)
    mixPool()
    fill(state.roles)
  }
  // Before the deal all of them are spare, and nobody has one.
  fill(state.spare)
  fill(state.given)
}
