import { Live } from '../ui/live.ts'
import { fieldsOf } from './fields.ts'
import { type Keeping, readKept } from './kept.ts'

/** Who sits at this device. No account: a name, a gnome's face, and an id nobody else is told. */
export interface Persona {
  readonly id: string
  /** Empty until chosen. */
  readonly name: string
  /** One of the cast. */
  readonly avatar: string
}

const LONGEST_NAME = 20

/** The device's own persona, kept between visits. */
export function openPersona(keeping: Keeping, fresh: () => Persona): Live<Persona> {
  const kept = keptPersona(keeping)
  const persona = new Live(kept ?? fresh())
  const keep = (): void => keeping.write('persona', JSON.stringify(persona.value))
  if (kept === undefined) keep()
  persona.listen(keep)
  return persona
}

/** As it was kept last, also by another window; undefined if there is none. */
export function keptPersona(keeping: Keeping): Persona | undefined {
  return readPersona(readKept(keeping, 'persona'))
}

function readPersona(input: unknown): Persona | undefined {
  const { id, name, avatar } = fieldsOf(input)
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined
  if (typeof name !== 'string' || typeof avatar !== 'string') return undefined
  if (!/^[a-z0-9-]{1,64}$/.test(avatar)) return undefined
  return { id, name: name.slice(0, LONGEST_NAME), avatar }
}
