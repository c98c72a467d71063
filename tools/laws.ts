import { type AnyKit, holdTo, LAWS } from '@adit/kernel/conformance'
import { shelf } from '@adit/shelf'

/** The laws over every pair of choices of every title, for as many games as you have patience for. */
const runs = Number(process.argv[2] ?? 1)
if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run laws -- <games for each law>')

for (const { name } of shelf) {
  const { kits }: { kits(): readonly AnyKit[] } = await import(`@adit/${name}/kit`)
  for (const kit of kits()) {
    for (const config of kit.configs) for (const law of LAWS) holdTo(law, kit, config, { runs })
    const count = kit.configs.length * LAWS.length
    process.stdout.write(`${name}: ${count} times ${runs} games, every law kept\n`)
  }
}
