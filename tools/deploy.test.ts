import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

/**
 * What there is to run several nodes with. No engine for containers runs in the tests: this holds what can
 * be held without one, that the files can be read and that all they name exists.
 */
const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const settings = new Set(read('apps/server/src/main.ts').match(/\b(?:ADIT_[A-Z_]+|PORT|HOST)\b/g))
const docker = read('deploy/Dockerfile')
const units = ['deploy/adit@.service', 'deploy/adit-migrate.service']

describe('settings', () => {
  it('are all in docs/operations.md', () => {
    const told = read('docs/operations.md')
    expect([...settings].filter(name => !told.includes(`\`${name}\``))).toEqual([])
  })

  for (const path of ['compose.yaml', 'deploy/kubernetes.yaml', 'deploy/Dockerfile', ...units]) {
    it(`named in ${path} are settings of the server`, () => {
      const named = read(path).match(/\bADIT_[A-Z_]+/g) ?? []
      expect(named.filter(name => !settings.has(name))).toEqual([])
    })
  }
})

describe('compose.yaml', () => {
  const compose: Record<string, Record<string, Record<string, unknown>>> = parse(
    read('compose.yaml'),
    { merge: true },
  )
  const { services = {}, volumes = {} } = compose

  it('builds from files and mounts files and volumes that are there', () => {
    expect(Object.keys(services)).toEqual(['a', 'b', 'migrate', 'proxy', 'postgres', 'nats'])
    for (const service of Object.values(services)) {
      const { build, volumes: mounted = [], depends_on: after = [] } = service
      const file: unknown = Object(build).dockerfile
      if (typeof file === 'string') expect(existsSync(join(ROOT, file))).toBe(true)
      for (const mount of Array.isArray(mounted) ? mounted : []) {
        const [from] = String(mount).split(':')
        const isThere = from.startsWith('.') ? existsSync(join(ROOT, from)) : from in volumes
        expect(isThere, String(mount)).toBe(true)
      }
      for (const other of Array.isArray(after) ? after : Object.keys(Object(after))) {
        expect(services).toHaveProperty(String(other))
      }
    }
  })

  it('gives the nodes one name each and the rest alike, and the proxy knows them', () => {
    const { ADIT_NODE: one, ...rest } = Object(services.a?.environment)
    const { ADIT_NODE: other, ...same } = Object(services.b?.environment)
    expect([one, other]).toEqual(['a', 'b'])
    expect(same).toEqual(rest)
    expect(rest).toMatchObject({ ADIT_HUB: 'nats://nats', ADIT_METRICS: '0.0.0.0:9464' })
    const proxy = read('deploy/haproxy.cfg')
    for (const node of ['a', 'b']) expect(proxy).toContain(`server ${node} ${node}:8080`)
  })
})

describe('deploy/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'))
  const objects = documents.map(document => Object(document.toJS()))

  it('can be read, and is what it should be', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(objects.map(({ kind }) => kind)).toEqual([
      'PersistentVolumeClaim',
      'Job',
      'Deployment',
      'PodDisruptionBudget',
      'Service',
    ])
  })

  it('mounts the claim that it makes and listens where the service leads', () => {
    const [claim, , deployment, , service] = objects
    const { containers, volumes } = deployment.spec.template.spec
    expect(volumes[0].persistentVolumeClaim.claimName).toBe(claim.metadata.name)
    const ports = containers[0].ports.map((port: { containerPort: number }) => port.containerPort)
    expect(ports).toContain(service.spec.ports[0].targetPort)
  })
})

describe('programs', () => {
  it('that are copied into the image are there, or built', () => {
    const copied = [...docker.matchAll(/^COPY --from=build ((?:\/adit\S+ )+)/gm)].flatMap(
      ([, paths = '']) => paths.trim().split(' '),
    )
    expect(copied.length).toBeGreaterThan(5)
    const built = ['/adit/node_modules', '/adit/apps/web/dist']
    for (const path of copied) {
      const isThere = existsSync(join(ROOT, path.replace('/adit', '.')))
      expect(isThere || built.includes(path), path).toBe(true)
    }
    const { scripts } = JSON.parse(read('package.json'))
    for (const [, script = ''] of docker.matchAll(/npm run (\S+)/g)) {
      expect(scripts).toHaveProperty([script])
    }
  })

  it('that are started exist', () => {
    const started = [
      docker,
      read('compose.yaml'),
      read('deploy/kubernetes.yaml'),
      ...units.map(read),
    ]
    const paths = started.flatMap(text => text.match(/apps\/[\w/.]+\.m?[jt]s/g) ?? [])
    expect(new Set(paths)).toEqual(new Set(['apps/server/src/main.ts', 'apps/cli/bin/adit.mjs']))
    for (const path of paths) expect(existsSync(join(ROOT, path)), path).toBe(true)
  })
})
