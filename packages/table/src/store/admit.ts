import {
  type Append,
  type Challenge,
  type CommandKey,
  type Cursor,
  type Filter,
  type Identity,
  type Page,
  type Passkey,
  type Session,
  type StoredEntry,
  type Summary,
  stages,
  storeLimits,
  type TimerChange,
  type TransferCode,
} from './store.ts'

/**
 * The door all adapters share. Each function throws on a caller's mistake and returns a copy made
 * field by field, so that nothing odd reaches a database and nothing changes behind its back.
 */
export function admitAppend(append: Append): Append {
  const { summary, retouch, timers, snapshot, command } = append
  insist(!summary || retouch === undefined, 'a summary is new or retouched, not both')
  return {
    table: admitWord('table', append.table),
    expected: admitNumber('expected', append.expected),
    at: admitNumber('at', append.at),
    entries: atMost('entries', append.entries, storeLimits.entries).map(admitEntry),
    ...(summary && { summary: admitSummary(summary) }),
    ...(retouch !== undefined && { retouch: admitText('retouch', retouch) }),
    ...(timers && { timers: atMost('timers', timers, storeLimits.timers).map(admitTimer) }),
    ...(snapshot !== undefined && { snapshot: admitText('snapshot', snapshot) }),
    ...(command && {
      command: { ...admitCommand(command), answer: admitText('answer', command.answer) },
    }),
  }
}

export function admitEntry({ kind, body }: StoredEntry): StoredEntry {
  return { kind: admitWord('kind', kind), body: admitText('body', body) }
}

function admitSummary(summary: Summary): Summary {
  const members = atMost('members', summary.members, storeLimits.members)
  insist(new Set(members).size === members.length, 'a member is named twice')
  return {
    stage: admitStage(summary.stage),
    public: summary.public,
    title: admitText('title', summary.title),
    owner: admitWord('owner', summary.owner),
    members: members.map(member => admitWord('member', member)),
    body: admitText('body', summary.body),
  }
}

export function admitStage<Stage>(stage: Stage): Stage {
  insist(
    stages.some(known => known === stage),
    `there is no stage ${String(stage)}`,
  )
  return stage
}

function admitTimer(change: TimerChange): TimerChange {
  if ('clear' in change) return { clear: admitWord('timer', change.clear) }
  return {
    set: admitWord('timer', change.set),
    due: admitNumber('due', change.due),
    body: admitText('body', change.body),
  }
}

export function admitCommand({ client, id }: CommandKey): CommandKey {
  return { client: admitWord('client', client), id: admitWord('command', id) }
}

export function admitFilter(filter: Filter): Filter {
  const stage = admitStage(filter.stage)
  return 'member' in filter
    ? { stage, member: admitWord('member', filter.member) }
    : { stage, public: true }
}

export function admitCursor({ updated, table }: Cursor): Cursor {
  return { updated: admitNumber('updated', updated), table: admitWord('table', table) }
}

export function admitIdentity(identity: Identity): Identity {
  return {
    id: admitWord('identity', identity.id),
    name: admitText('name', identity.name),
    avatar: admitText('avatar', identity.avatar),
    body: admitText('body', identity.body),
    created: admitNumber('created', identity.created),
    seen: admitNumber('seen', identity.seen),
  }
}

export function admitSession(session: Session): Session {
  return {
    id: admitWord('session', session.id),
    identity: admitWord('identity', session.identity),
    body: admitText('body', session.body),
    created: admitNumber('created', session.created),
    expires: admitNumber('expires', session.expires),
  }
}

export function admitCode({ code, identity, expires }: TransferCode): TransferCode {
  return {
    code: admitWord('code', code),
    identity: admitWord('identity', identity),
    expires: admitNumber('expires', expires),
  }
}

export function admitPasskey(passkey: Passkey): Passkey {
  return {
    id: admitWord('passkey', passkey.id),
    identity: admitWord('identity', passkey.identity),
    body: admitText('body', passkey.body),
    counter: admitNumber('counter', passkey.counter),
    created: admitNumber('created', passkey.created),
    used: admitNumber('used', passkey.used),
  }
}

export function admitChallenge({ challenge, purpose, expires }: Challenge): Challenge {
  return {
    challenge: admitWord('challenge', challenge),
    purpose: admitWord('purpose', purpose),
    expires: admitNumber('expires', expires),
  }
}

export function admitLimit(limit: Page<unknown>['limit'] = storeLimits.page): number {
  insist(Number.isInteger(limit) && limit >= 1 && limit <= storeLimits.page, `no limit: ${limit}`)
  return limit
}

/** Plain ASCII, because databases and JavaScript agree on no other alphabet's order. */
export function admitWord(what: string, word: string): string {
  const fits = typeof word === 'string' && word.length <= storeLimits.word && /^[!-~]+$/.test(word)
  insist(fits, `${what} is not a word of 1 to ${storeLimits.word} plain characters`)
  return word
}

export function admitText(what: string, text: string): string {
  insist(typeof text === 'string' && text.isWellFormed(), `${what} is not well-formed text`)
  insist(text.length <= storeLimits.text, `${what} is longer than ${storeLimits.text} characters`)
  return text
}

export function admitNumber(what: string, value: number): number {
  insist(Number.isSafeInteger(value) && value >= 0, `${what} is not a whole number: ${value}`)
  return value
}

function atMost<Item>(what: string, list: readonly Item[], most: number): readonly Item[] {
  insist(list.length <= most, `more than ${most} ${what} at once`)
  return list
}

function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(`store: ${otherwise}`)
}
