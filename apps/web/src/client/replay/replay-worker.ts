import { titleNamed } from '@adit/shelf'
import { Replay } from '@adit/table'
import type { Answering, Asking, Glimpse, Glimpsed } from './asking.ts'
import { chronicleOf } from './chronicle.ts'
import { digestOf } from './digest.ts'
import { Screening } from './screening.ts'
import { fetchTape } from './tapes.ts'

/** Finished games are played again here, so that the page never holds what an eye may not see. */

let screening: Screening | undefined
let shown: Replay | undefined
/** Which course the page was given last. */
let sent = ''

self.addEventListener('message', ({ data }: MessageEvent<Asking>) => tell(data))
// What is wanted first is the worker's name.
if (self.name !== '') tell(JSON.parse(self.name))

function tell(asking: Asking): void {
  answer(asking)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
    .then(said => self.postMessage(said))
    .catch(reportError)
}

async function answer(asking: Asking): Promise<Answering> {
  const { id } = asking
  if (asking.type === 'look') {
    if (screening === undefined) return { id, type: 'refused', why: { key: 'table-unknown' } }
    return { id, type: 'glimpse', ...glimpsed(screening.look(asking.looking)) }
  }
  if (asking.type === 'shorts') {
    const shorts = shown && chronicleOf(shown.title.name).shorts?.(shown)
    return { id, type: 'shorts', shorts: shorts ?? [] }
  }
  if (asking.type === 'chart') {
    const chart = shown && chronicleOf(shown.title.name).chart?.(shown, asking.eye)
    return { id, type: 'chart', chart }
  }
  const read = await fetchTape(asking.source)
  if (!read.ok) return { id, type: 'refused', why: read.why }
  const replay = Replay.read(read.value, titleNamed)
  if (!replay.ok) return { id, type: 'refused', why: replay.why }
  if (asking.type === 'digest') return { id, type: 'digest', digest: digestOf(replay.value) }
  shown = replay.value
  sent = ''
  screening = new Screening(shown)
  const { table, info, seat } = read.value
  // Seeds would tell the deal to come.
  const { serverSeed: _seed, playerSeeds: _seeds, ...deal } = info.deal
  const opened = { table, info: { ...info, deal }, seat }
  const first = asking.wanted && glimpsed(screening.begin(asking.wanted, seat))
  return { id, type: 'opened', opened, first }
}

function glimpsed({ stops, stretches, marks, ...glimpse }: Glimpse): Glimpsed {
  const key = `${glimpse.eye} ${glimpse.until}`
  const isKnown = key === sent
  sent = key
  return { glimpse, course: isKnown ? undefined : { stops, stretches, marks } }
}
