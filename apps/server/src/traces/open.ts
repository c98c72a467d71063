import type { Settings } from '../settings.ts'

/** Loaded only where someone asks for it. */
export async function openTraces(
  { url, share }: NonNullable<Settings['traces']>,
  node: string | undefined,
  trouble: (error: unknown) => void,
) {
  const [{ Traces }, { openOtlp }] = await Promise.all([import('./traces.ts'), import('./otlp.ts')])
  const otlp = openOtlp({ url, node, trouble })
  return Object.assign(new Traces({ share, export: otlp.export }), { close: otlp.close })
}
