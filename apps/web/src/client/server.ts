import type { Dial, Wire } from './wire.ts'

const ME = '/api/v1/me'

interface Looks {
  readonly name: string
  readonly avatar: string
}

/**
 * To the server that served the page, as whoever its cookie says, or as someone new. A socket that
 * is refused does not tell why, so the server is asked who we are before each attempt.
 */
export function dialServer(looks: () => Looks): Dial {
  return events => {
    let socket: WebSocket | undefined
    let isOver = false
    const down = (): void => {
      if (isOver) return
      isOver = true
      events.down()
    }
    const open = (): void => {
      if (isOver) return
      socket = new WebSocket(socketAddress())
      socket.addEventListener('open', () => events.up())
      socket.addEventListener('close', down)
      socket.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && !isOver) events.text(data)
      })
    }
    arrive(looks).then(isKnown => (isKnown ? open() : down()), down)
    const wire: Wire = {
      send: text => socket?.send(text),
      close: () => {
        isOver = true
        socket?.close()
      },
    }
    return wire
  }
}

/** Whether the server knows us now. Without a server there is nobody to know. */
async function arrive(looks: () => Looks): Promise<boolean> {
  const known = await fetch(ME)
  if (known.ok) return isJson(known)
  if (known.status !== 401) return false
  const body = JSON.stringify({ ...looks(), keep: 'cookie' })
  const headers = { 'content-type': 'application/json' }
  const met = await fetch(ME, { method: 'POST', headers, body })
  return met.ok && isJson(met)
}

/** A server of files alone answers every address with the page itself. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true
}

function socketAddress(): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`
}
