import { parts } from '@adit/protocol'
import * as v from 'valibot'
import { deed, deedKept, reportKept } from '../moderation/journal.ts'
import type { Keeper } from '../moderation/keeper.ts'
import { refuse } from '../refusals.ts'
import { done, forKeeper, forPlayers, type Operation, refused } from './operation.ts'

const nothing = v.strictObject({})
const until = v.exactOptional(parts.time)

/** What people block, and what the keeper of the server sees and does. */
export function keeperApi(keeper: Keeper): Operation[] {
  return [
    forPlayers('blocks', 'GET /me/blocks', {
      summary: 'Whom one has blocked, by name; `key` is for letting them in again',
      answer: v.strictObject({
        blocks: v.array(v.strictObject({ key: v.string(), name: parts.name })),
      }),
      async handle({ who }) {
        const kept = await keeper.blocks(who.player.id)
        return done({ blocks: kept.map(({ key, name }) => ({ key, name })) })
      },
    }),
    forPlayers('unblock', 'POST /me/unblock', {
      summary: 'Hear someone again whom one has blocked',
      body: v.strictObject({ key: parts.word }),
      answer: nothing,
      async handle({ who, body }) {
        const why = await keeper.unblock(who.player.id, body.key)
        return why === undefined ? done({}) : refused(why)
      },
    }),
    forKeeper('reports', 'GET /keeper/reports', {
      summary: 'Reports nobody has answered, or all, with what was said around them; newest last',
      query: v.strictObject({ all: v.exactOptional(v.picklist(['yes'])) }),
      answer: v.strictObject({ reports: v.array(reportKept) }),
      handle: async ({ query }) => {
        return done({ reports: await keeper.reports({ all: query.all === 'yes' }) })
      },
    }),
    forKeeper('journal', 'GET /keeper/journal', {
      summary: 'What was done about people, the newest last',
      answer: v.strictObject({ deeds: v.array(deedKept) }),
      handle: async () => done({ deeds: await keeper.deeds() }),
    }),
    forKeeper('person', 'GET /keeper/people/{person}', {
      summary: 'Someone, by the id a report names them under',
      params: v.strictObject({ person: parts.word }),
      answer: v.strictObject({
        id: parts.word,
        name: parts.name,
        created: parts.time,
        seen: parts.time,
        silenced: until,
        banned: until,
      }),
      async handle({ params }) {
        const found = await keeper.person(params.person)
        return found === undefined ? refused(refuse('server-unknown-person')) : done(found)
      },
    }),
    forKeeper('decide', 'POST /keeper/deeds', {
      summary: 'Silence or ban someone for some hours, lift both, or dismiss a report',
      body: deed,
      answer: nothing,
      async handle({ body }) {
        const why = await keeper.decide(body)
        return why === undefined ? done({}) : refused(why)
      },
    }),
  ]
}
