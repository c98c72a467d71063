import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import type { Hub } from './hub.ts'

interface NatsSettings {
  readonly url: string
  readonly name: string
  trouble(error: unknown): void
}

type Hear = (text: string) => void

const AGAIN = 250
/** Two unanswered signs of life and the line is given up. */
const PING = 1_000
/** A server that does not greet whoever comes is not there: the next attempt may find it. */
const GREETING = 1_000
/** The server is asked for a sign of life so often … */
const PULSE = 150
/** … and is not heard any more if it owes one for so long: a line can be cut without being closed. */
const SILENT = 450
/** Whoever comes to a table waits no longer for it: what is missed meanwhile is found by looking. */
const FLUSH = 250

/**
 * NATS, and of it only the plain part: it promises nothing, and nothing is asked of it. A node
 * starts and plays without it; when it comes, or comes back, all subscriptions are made again.
 */
export function openNatsHub({ url, name, trouble }: NatsSettings): Hub {
  const wanted = new Map<Hear, { readonly subject: string; live?: Subscription }>()
  let connection: NatsConnection | undefined
  let isLinked = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  /** Since when an answer is owed. */
  let owed: number | undefined

  const listen = (line: NatsConnection, hear: Hear): void => {
    const entry = wanted.get(hear)
    if (entry === undefined) return
    entry.live = line.subscribe(entry.subject, {
      callback: (error, message) => {
        if (error) trouble(error)
        else hear(message.string())
      },
    })
  }
  const follow = async (line: NatsConnection): Promise<void> => {
    for await (const { type } of line.status()) {
      if (type === 'disconnect' || type === 'staleConnection') isLinked = false
      if (type === 'reconnect') isLinked = true
    }
  }
  const feel = (): void => {
    if (!isLinked || owed !== undefined) return
    owed = performance.now()
    const answered = (): void => {
      owed = undefined
    }
    connection?.flush().then(answered, answered)
  }
  const pulse = setInterval(feel, PULSE)
  pulse.unref()
  const begin = async (): Promise<void> => {
    const line = await connect({
      servers: url,
      name,
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN,
      timeout: GREETING,
      pingInterval: PING,
      maxPingOut: 2,
    })
    if (isClosed) {
      await line.close()
      return
    }
    connection = line
    isLinked = true
    for (const hear of wanted.keys()) listen(line, hear)
    follow(line).catch(trouble)
  }
  const start = (): void => {
    begin().catch(() => {
      if (!isClosed) retry = setTimeout(start, AGAIN)
    })
  }
  start()

  return {
    get isUp() {
      return isLinked && (owed === undefined || performance.now() - owed < SILENT)
    },
    publish(subject, text) {
      // The client would keep it for later: then it is no news any more.
      if (isLinked) connection?.publish(subject, text)
    },
    async subscribe(subject, hear) {
      const own: Hear = text => hear(text)
      wanted.set(own, { subject })
      if (connection !== undefined) listen(connection, own)
      if (isLinked) await settled(connection?.flush())
      return () => {
        wanted.get(own)?.live?.unsubscribe()
        wanted.delete(own)
      }
    },
    async close() {
      isClosed = true
      isLinked = false
      clearTimeout(retry)
      clearInterval(pulse)
      await connection?.close()
    },
  }
}

/** Whatever becomes of it, and not for ever. */
async function settled(flushed: Promise<void> | undefined): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const waited = new Promise<void>(resolve => {
    late = setTimeout(resolve, FLUSH)
  })
  await Promise.race([flushed?.catch(() => undefined), waited])
  clearTimeout(late)
}
