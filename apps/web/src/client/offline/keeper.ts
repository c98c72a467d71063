/** What a build is made of: its mark, and every file of it by its address. */
export interface Build {
  readonly version: string
  readonly files: readonly string[]
}

export interface KeeperPorts {
  readonly caches: CacheStorage
  readonly origin: string
  fetch(request: Request): Promise<Response>
}

/** What a page says to a build that waits. */
export const START = 'start'

const PAGES = 'adit-page-'
/** Files that came from elsewhere, to be opened by the next page. */
const SHARED = 'adit-shared'
const SHARED_FILE = '/shared-record'
/** Where another app sends a record file; it never reaches the server. */
export const SHARE = '/share'

/** The server's own, never the page's. */
const OF_SERVER = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/
const FIRST_PAGE = '/'

/**
 * Keeps one build whole, so that the page starts without a network, and every file that a page asks
 * for is of the build it came from.
 */
export class Keeper {
  readonly #build: Build
  readonly #files: ReadonlySet<string>
  readonly #ports: KeeperPorts

  constructor(build: Build, ports: KeeperPorts) {
    this.#build = build
    this.#files = new Set(build.files)
    this.#ports = ports
  }

  get #name(): string {
    return PAGES + this.#build.version
  }

  /** One file after the other: whoever plays meanwhile needs the line more. What has not changed is there. */
  async install(): Promise<void> {
    const { caches } = this.#ports
    const cache = await caches.open(this.#name)
    for (const file of this.#build.files) {
      if ((await cache.match(file)) !== undefined) continue
      const known = isUnchanging(file) ? await caches.match(file) : undefined
      await cache.put(file, known ?? (await this.#fetch(file)))
    }
  }

  /** The build before stays: a window that was opened with it may still be in a game. */
  async activate(): Promise<void> {
    const { caches } = this.#ports
    const kept = (await caches.keys()).filter(name => name.startsWith(PAGES))
    const others = kept.filter(name => name !== this.#name)
    await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
  }

  /** Undefined for what is not ours to answer. */
  answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url)
    if (origin !== this.#ports.origin || OF_SERVER.test(pathname)) return undefined
    if (request.method === 'POST' && pathname === SHARE) return this.#share(request)
    if (request.method !== 'GET') return undefined
    if (this.#files.has(pathname) && pathname !== FIRST_PAGE) return this.#kept(request, pathname)
    if (isUnchanging(pathname)) return this.#ofAnyBuild(request, pathname)
    return request.mode === 'navigate' ? this.#firstPage(request, pathname) : undefined
  }

  async #kept(request: Request, path: string): Promise<Response> {
    const cache = await this.#ports.caches.open(this.#name)
    return (await cache.match(path, { ignoreVary: true })) ?? this.#ports.fetch(request)
  }

  async #ofAnyBuild(request: Request, path: string): Promise<Response> {
    const found = await this.#ports.caches.match(path, { ignoreVary: true })
    return found ?? this.#ports.fetch(request)
  }

  /**
   * Every address is answered with the first page. Its `Link` header names what the start page needs, and
   * is left out elsewhere.
   */
  async #firstPage(request: Request, path: string): Promise<Response> {
    const kept = await this.#kept(request, FIRST_PAGE)
    const headers = new Headers(kept.headers)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    if (path !== FIRST_PAGE) headers.delete('link')
    return new Response(kept.body, { status: kept.status, headers })
  }

  async #fetch(file: string): Promise<Response> {
    const address = new URL(file, this.#ports.origin)
    const response = await this.#ports.fetch(new Request(address, { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    return response
  }

  async #share(request: Request): Promise<Response> {
    const given = (await request.formData()).get('record')
    const cache = await this.#ports.caches.open(SHARED)
    if (given instanceof Blob) await cache.put(SHARED_FILE, new Response(given))
    return Response.redirect(new URL('/replay', this.#ports.origin).href, 303)
  }
}

/** Their content is in their name. */
function isUnchanging(path: string): boolean {
  return path.startsWith('/assets/')
}

/** A file that another app sent, once. */
export async function takeShared(caches: CacheStorage): Promise<string | undefined> {
  const cache = await caches.open(SHARED)
  const found = await cache.match(SHARED_FILE)
  await cache.delete(SHARED_FILE)
  return found?.text()
}
