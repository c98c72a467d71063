import type { Identity, Looks } from './identity.ts'
import type { Dial, Wire } from './wire.ts'

/**
 * To the server that served the page. A socket that is refused does not tell why, so the server is
 * asked who we are before each attempt.
 */
export function dialServer(identity: Identity, looks: () => Looks): Dial {
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
    identity.arrive(looks()).then(isKnown => (isKnown ? open() : down()), down)
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

/**
 * Says near which page it is, so that a proxy in front of several nodes can bring the people of a table to one of
 * them; as a number, because a table's address is nobody else's business.
 */
function socketAddress(): string {
  const { protocol, host, pathname } = location
  let near = 0
  for (const letter of pathname) near = (near * 31 + (letter.codePointAt(0) ?? 0)) % 0xff_ff_fb
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?near=${near}`
}
