import type { Parsed } from '@adit/kernel'
import { parts } from '@adit/protocol'
import type { Looks, Player } from '@adit/table'
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import type { People, Signed } from '../identity/people.ts'
import type { Meter } from '../rate.ts'
import { refuse } from '../refusals.ts'
import { done, forAnyone, forPlayers, type Operation, type Reply, refused } from './operation.ts'

export interface IdentityPorts {
  readonly people: People
  readonly desk: Desk
  /** Under the new name wherever they are connected, too. */
  rename(who: Player, looks: Looks): Promise<Parsed<Player>>
  readonly arrivals: Meter
}

const looks = { name: parts.name, avatar: parts.avatar }
/** A page has its browser keep the token, out of reach of scripts; a program keeps it itself. */
const keep = v.picklist(['cookie', 'bearer'])
const me = v.strictObject({ ...looks, token: v.exactOptional(v.string()) })

/** Who one is: a name, a face, and a token in place of an account. */
export function identityApi({ people, desk, rename, arrivals }: IdentityPorts): Operation[] {
  return [
    forAnyone('arrive', 'POST /me', {
      summary: 'Become someone new, under a name and with an avatar',
      body: v.strictObject({ ...looks, keep }),
      answer: me,
      async handle({ who, body }) {
        if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
        return signedIn(await people.arrive(body), body.keep)
      },
    }),
    forPlayers('me', 'GET /me', {
      summary: 'Who the token says one is',
      answer: me,
      handle: async ({ who }) => done(shown(who.player)),
    }),
    forPlayers('rename', 'PUT /me', {
      summary: 'Take another name or avatar; tables sat at keep the old one until told there',
      body: v.strictObject(looks),
      answer: me,
      async handle({ who, body }) {
        const player = await rename(who.player, body)
        return player.ok ? done(shown(player.value)) : refused(player.why)
      },
    }),
    forPlayers('lend', 'POST /me/code', {
      summary: 'A code with which another device becomes the same person, once and soon',
      answer: v.strictObject({ code: parts.code, expires: parts.time }),
      handle: async ({ who }) => done(await people.lend(who.player.id)),
    }),
    forAnyone('take', 'POST /me/take', {
      summary: 'Become the person whose code this is',
      body: v.strictObject({ code: parts.code, keep }),
      answer: me,
      async handle({ who, body }) {
        if (!(await desk.admitsGuess(who.address))) return refused(refuse('server-too-fast'))
        return signedIn(await people.take(body.code), body.keep)
      },
    }),
  ]
}

function shown({ name, avatar }: Player): { readonly name: string; readonly avatar: string } {
  return { name, avatar }
}

function signedIn(signed: Parsed<Signed>, keep: 'cookie' | 'bearer'): Reply {
  if (!signed.ok) return refused(signed.why)
  const { player, token } = signed.value
  return keep === 'cookie' ? { ...done(shown(player)), token } : done({ ...shown(player), token })
}
