import type { Span } from './span.ts'

export interface OtlpSettings {
  /** Of the collector: spans go to `/v1/traces` there. */
  readonly url: string
  /** This node, where there are several. */
  readonly node?: string | undefined
  trouble(error: unknown): void
}

const PAUSE = 5_000
const PATIENCE = 5_000
/** A collector that is away costs no more memory than these. */
const MOST = 5_000
const KINDS = { command: 2, append: 3, tell: 1 } as const

/**
 * Sends spans to a collector as OpenTelemetry spells them in JSON. What cannot be delivered is
 * dropped: nothing waits for it.
 */
export function openOtlp({ url, node, trouble }: OtlpSettings) {
  const address = `${url.replace(/\/+$/, '')}/v1/traces`
  let waiting: Span[] = []
  let isSending = false
  const flush = async (): Promise<void> => {
    if (isSending || waiting.length === 0) return
    const spans = waiting
    waiting = []
    isSending = true
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(spans, node)),
        signal: AbortSignal.timeout(PATIENCE),
      })
      await reply.body?.cancel()
      if (!reply.ok) throw new Error(`the collector of traces answered with ${reply.status}`)
    } catch (error) {
      trouble(error)
    } finally {
      isSending = false
    }
  }
  const timer = setInterval(() => void flush(), PAUSE)
  timer.unref()
  return {
    export(spans: readonly Span[]): void {
      if (waiting.length < MOST) waiting.push(...spans)
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}

function asOtlp(spans: readonly Span[], node?: string) {
  const resource = { 'service.name': 'adit', ...(node && { 'service.instance.id': node }) }
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes(resource) },
        scopeSpans: [{ scope: { name: 'adit' }, spans: spans.map(asSpan) }],
      },
    ],
  }
}

function asSpan({ trace, id, parent, name, from, to, about }: Span) {
  return {
    traceId: trace,
    spanId: id,
    ...(parent && { parentSpanId: parent }),
    name,
    kind: KINDS[name],
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributes(about),
  }
}

function attributes(about: Span['about']) {
  return Object.entries(about).map(([key, value]) => ({
    key: key.includes('.') ? key : `adit.${key}`,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** More digits than a number holds: milliseconds whole, and what is left of them. */
function nanoseconds(time: number): string {
  const whole = Math.floor(time)
  const rest = Math.floor((time - whole) * 1e6)
  return `${whole}${String(rest).padStart(6, '0')}`
}
