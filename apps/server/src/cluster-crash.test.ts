import { expect, it } from 'vitest'
import { clusterTrial } from '../trial/cluster/cluster.ts'
import { mixed } from '../trial/cluster/faults.ts'
import { describeWithServers } from '../trial/servers/tests.ts'

/** `npm run trial:cluster` has more of them, and `-- --long` fifty. */
describeWithServers('three nodes over PostgreSQL and NATS', () => {
  it('lose no acknowledged move, double none, and leave no game standing', async () => {
    const report = await clusterTrial({
      nodes: 3,
      groups: 3,
      bots: false,
      drawl: 1 / 3,
      faults: mixed,
      calm: [500, 900],
      loss: 0,
      patience: 60_000,
      seed: 4,
    })
    const { wrong, refusals, handed, problems, stuck } = report
    const found = { wrong, refusals, handed, problems, stuck }
    expect(found).toEqual({ wrong: [], refusals: [], handed: [], problems: [], stuck: 0 })
    expect(report.verified).toBe(report.games)
    expect(report.tables).toBe(report.games)
    expect(report.acknowledged).toBeGreaterThan(50)
  })
})
