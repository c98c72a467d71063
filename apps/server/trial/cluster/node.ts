import { Spawned } from '../spawned.ts'

const CACHE = new URL('../../../../node_modules/.cache/adit', import.meta.url).pathname
const CHILD = new URL('./node-child.ts', import.meta.url).pathname

export interface NodeSpec {
  readonly node: string
  readonly port: number
  readonly store: string
  readonly hub: string
  /** Milliseconds by which its machine's clock is ahead. */
  readonly skew: number
  /** Of a hundred messages so many are lost, as many doubled, and as many late. */
  readonly loss: number
  readonly seed: number
  /** A file for what it says of its troubles. */
  readonly log?: string
}

/** One node of several. */
export type NodeProcess = Spawned<NodeSpec>

export async function startNode(spec: NodeSpec): Promise<NodeProcess> {
  return Spawned.start({
    spec,
    args: [CHILD, JSON.stringify(spec)],
    // Half of a start is compiling what was compiled before.
    environment: { ...process.env, NODE_COMPILE_CACHE: CACHE },
    ...(spec.log !== undefined && { log: spec.log }),
  })
}
