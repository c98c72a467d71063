import type { Seats } from '@adit/kernel'
import type { Rules } from '../rules.ts'
import { isStale, roleOfSeen, targetOfSeen, viewerOfSeen } from '../sight/knowledge.ts'
import { fill, mixPool, startPool, takeOutShown } from '../sight/pool.ts'
import { HOLE } from '../signs.ts'
import { roleWord, seatsWord, seenWord } from '../text/position-words.ts'
import { any, each, pile } from './lines.ts'
import { type Part, without } from './part.ts'

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
  fresh: ({ seats, pot }) => ({
    roles: Array<number>(seats).fill(HOLE),
    spare: [...pot],
    spareSeen: pot.map(() => 0),
    given: [],
    givenSeen: [],
    sawRoles: [],
  }),
  see: (part, { self, bit, shown, sees }) => ({
    roles: part.roles.map((role, seat) => (shown || seat === self ? role : HOLE)),
    spare: part.spare.map((role, at) => (shown || sees(part.spareSeen[at]) ? role : HOLE)),
    spareSeen: part.spareSeen.map(seen => seen & bit),
    given: part.given.map((role, at) => (shown || sees(part.givenSeen[at]) ? role : HOLE)),
    givenSeen: part.givenSeen.map(seen => seen & bit),
    sawRoles: part.sawRoles.filter(entry => viewerOfSeen(entry) === self),
  }),
  lines: {
    roles: each('roles', roleWord),
    spare: pile('spare roles', roleWord, ({ roles, given }, { pot }) =>
      without(pot, [...roles, ...given]),
    ),
    spareSeen: pile('spare roles known', seatsWord, ({ spare }) => spare.map(() => 0)),
    given: any('given roles', roleWord),
    givenSeen: any('given roles known', seatsWord, ({ given }) => given.map(() => 0)),
    sawRoles: any('saw roles', seenWord),
  },
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
