import type { Seats } from '@adit/kernel'
import type { Rules } from '../rules.ts'
import { isStale, roleOfSeen, targetOfSeen, viewerOfSeen } from '../sight/knowledge.ts'
import { fill, mixPool, startPool, takeOutShown } from '../sight/pool.ts'
import { HOLE } from '../signs.ts'
import { roleWord, seatsWord, seenWord } from '../text/words.ts'
import { any, each, pile } from './lines.ts'
import { evenly, hideUnless, keepOnly, type Part, type Sight, secret, without } from './part.ts'

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
    (roles, { self, shown }) => hideUnless(roles, seat => shown || seat === self),
  ),
  spare: secret(
    ({ pot }) => pot.slice(),
    pile('spare roles', roleWord, ({ roles, given }, { pot }) =>
      without(pot, [...roles, ...given]),
    ),
    (spare, { shown, sees }, { spareSeen }) =>
      hideUnless(spare, at => shown || sees(spareSeen[at])),
  ),
  spareSeen: secret(
    ({ pot }) => evenly(pot.length, 0),
    pile('spare roles known', seatsWord, ({ spare }) => spare.map(() => 0)),
    ownBit,
  ),
  given: secret([], any('given roles', roleWord), (given, { shown, sees }, { givenSeen }) =>
    hideUnless(given, at => shown || sees(givenSeen[at])),
  ),
  givenSeen: secret(
    [],
    any('given roles known', seatsWord, ({ given }) => given.map(() => 0)),
    ownBit,
  ),
  sawRoles: secret([], any('saw roles', seenWord), (entries, { self }) =>
    keepOnly(entries, entry => viewerOfSeen(entry) === self),
  ),
}

/** What others know is their own affair. */
function ownBit(seen: Seats[], { bit }: Sight): void {
  for (let at = 0; at < seen.length; at++) seen[at] &= bit
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
