import type { Player } from '@adit/table'
import { Live } from '../ui/live.ts'
import type { Looks } from './identity.ts'
import type { Keeping } from './kept.ts'
import { Link, type LinkPorts } from './link.ts'
import { isLocal } from './local/fresh.ts'
import { keptPersona, openPersona, type Persona } from './persona.ts'
import { TableSession } from './session.ts'
import type { Dial } from './wire.ts'

export interface DevicePorts extends Omit<LinkPorts, 'name'> {
  readonly keeping: Keeping
  /** To the server; it is told who we are when we are new there. */
  dialServer(looks: () => Looks): Dial
  /** To the tables of this device. */
  dialLocal(who: Player): Dial
  freshId(): string
  /** The face of someone who has not chosen one. */
  anyAvatar(): string
  /** The name of someone who has not chosen one. */
  nameFor(avatar: string): string
}

/**
 * This device: who sits at it, its lines to the server and to its own tables, and the tables it has
 * open. A line is dialled when it is first needed.
 */
export class Device {
  readonly persona: Live<Persona>
  /** The tables this page follows, the latest last. */
  readonly tables = new Live<readonly TableSession[]>([])
  readonly #ports: DevicePorts
  #server: Link | undefined
  #local: Link | undefined

  constructor(ports: DevicePorts) {
    this.#ports = ports
    this.persona = openPersona(ports.keeping, () => ({
      id: ports.freshId(),
      name: '',
      avatar: ports.anyAvatar(),
    }))
  }

  get server(): Link {
    this.#server ??= this.#link(this.#ports.dialServer(() => this.looks))
    return this.#server
  }

  get local(): Link {
    this.#local ??= this.#link(this.#ports.dialLocal(this.#player))
    return this.#local
  }

  /** The links there are; asking does not dial. */
  get links(): readonly Link[] {
    return [this.#server, this.#local].filter(link => link !== undefined)
  }

  /** Whether tables have been opened here: without any, their worker need not even start. */
  get hasLocal(): boolean {
    return this.#ports.keeping.read('tables') !== undefined
  }

  rememberLocal(): void {
    this.#ports.keeping.write('tables', 'here')
  }

  linkFor(table: string): Link {
    return isLocal(table) ? this.local : this.server
  }

  /** The name others read: the chosen one, or that of the gnome whose face it is. */
  nameOf({ name, avatar }: Persona): string {
    return name === '' ? this.#ports.nameFor(avatar) : name
  }

  /** As others see whoever sits here. */
  get looks(): Looks {
    const { avatar } = this.persona.value
    return { avatar, name: this.nameOf(this.persona.value) }
  }

  /**
   * Whoever sits here is someone else from now on. The line to the server still speaks as the one
   * before, and must not rename them: it is closed, and whoever calls this loads the page anew.
   */
  become(looks: Looks): void {
    this.#server?.close()
    this.persona.value = { ...this.persona.value, ...looks }
  }

  /** Another window has changed who sits here: this one must not change it back. */
  followPersona(): void {
    this.persona.value = keptPersona(this.#ports.keeping) ?? this.persona.value
  }

  /** Follows a table from now on, whatever page is shown. */
  open(table: string): TableSession {
    const known = this.tables.value.find(session => session.table === table)
    if (known !== undefined) return known
    const session = new TableSession(table, this.linkFor(table), this.#ports.now)
    this.tables.value = [...this.tables.value, session]
    return session
  }

  /** No page shows the table now. Where a game waits for its player, it is followed all the same. */
  putAside(session: TableSession): void {
    const seen = session.seen.value
    if (seen?.seat !== undefined && seen.info.stage === 'playing') return
    this.close(session)
  }

  close({ table }: Pick<TableSession, 'table'>): void {
    const session = this.tables.value.find(one => one.table === table)
    this.tables.value = this.tables.value.filter(one => one !== session)
    session?.close()
  }

  /** The network is back, or someone looks at the page again. */
  hurry(): void {
    for (const link of this.links) link.hurry()
  }

  get #player(): Player {
    return { id: this.persona.value.id, ...this.looks }
  }

  /** The other side is told who we are when it takes us for someone else, and whenever that changes. */
  #link(dial: Dial): Link {
    const link = new Link(dial, { ...this.#ports, name: this.#ports.freshId() })
    const introduce = (): void => {
      // Refused names are said where they are typed; here nothing waits for the answer.
      void link.ask({ type: 'profile', ...this.looks })
    }
    link.listen(message => {
      if (message.type !== 'hello') return
      const { name, avatar } = this.looks
      if (message.name !== name || message.avatar !== avatar) introduce()
    })
    this.persona.listen(introduce)
    return link
  }
}
