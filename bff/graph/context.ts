import type DataLoader from 'dataloader'
import type { Config } from '../config.ts'
import type { TokenReader } from '../users/tokens.ts'
import type { Viewer } from '../viewer.ts'
import { readSessionCookie } from '../users/sessionCookie.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { Unauthenticated } from '../v2/errors.ts'
import type { Requester, Http } from '../v2/http.ts'
import type { Caller } from '../caller.ts'
import { createV2 } from '../v2Client.ts'
import type { V2 } from '../v2Client.ts'

/** What every resolver knows of the operation under way. */
export interface Context {
  config: Config
  caller: Caller
  /** Null for a visitor. */
  viewer: Viewer | null
  /** Whether the viewer is known by a cookie, which a browser sends along whoever's page asks. */
  isCookieBorne: boolean
  v2: V2
  /** The v2 service on behalf of another. */
  v2ForViewer: (viewer: Viewer | null, token: string | null) => V2
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (cookie: string) => void
  readToken: TokenReader
  /**
   * Tells, later on, whether everybody would be answered what was answered so far; null where something in it was
   * read for the asker alone.
   */
  cacheValidity: () => (() => boolean) | null
  /** Ends when whoever asked has gone, for what they follow. Made when it is wanted: it costs more than a field. */
  signal: () => AbortSignal
  /** Asks the v2 service for nothing more from now on: whatever wants it is told this. */
  abort: (reason: Error) => void
  /**
   * Lets go of what was read, once a query is answered. Plugins keep contexts in weak maps, and what stands in one of those
   * stays in memory, whoever else has forgotten it, until the whole heap is collected.
   */
  release: () => void
  /** What loads things of loadable nodes, by the node's name. */
  loaders: Map<string, DataLoader<string, unknown>>
  /** The host label by which this operation found a caterer, by the caterer's number. */
  slugByCaterId: Map<number, string>
}

export interface ContextDeps {
  config: Config
  upstream: (asker: Requester) => Http
  publicReads: (http: Http, onRead: () => void) => PublicReads
  readToken: TokenReader
}

/** Who asks, as far as it is told by headers. */
export interface Asking {
  headers: { get: (name: 'authorization' | 'cookie') => string | null }
  /** Ends when they have gone; for queries, which end soon, it need not. */
  signal: AbortSignal
}

/** The context of one operation. Throws Unauthenticated for a Bearer token that is not valid. */
export async function createContext(
  { config, upstream, publicReads, readToken }: ContextDeps,
  caller: Caller,
  asking: Asking,
  honoursCookie: boolean,
  setCookie: (cookie: string) => void,
): Promise<Context> {
  const { headers } = asking
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  const cookie = honoursCookie && bearer === null ? readSessionCookie(headers.get('cookie'), caller.isHttps) : null
  const token = bearer ?? cookie
  const viewer = token === null ? null : await readToken(token)
  if (bearer !== null && viewer === null) throw new Unauthenticated()
  const { requestId, address } = caller
  let isForAll = viewer === null
  let ended: Error | undefined
  const refuseAfterEnd = () => {
    if (ended) throw ended
  }
  const as = (who: string | null) =>
    upstream({
      token: who,
      requestId,
      address,
      onCall: () => {
        refuseAfterEnd()
        isForAll = false
      },
    })
  const loaders: Context['loaders'] = new Map()
  const reads = publicReads(upstream({ token: null, requestId, address }), refuseAfterEnd)
  const v2ForViewer: Context['v2ForViewer'] = (who, whose) => createV2(reads, as(whose), who)
  return {
    config,
    caller,
    viewer,
    isCookieBorne: cookie !== null,
    v2: v2ForViewer(viewer, viewer ? token : null),
    v2ForViewer,
    setCookie,
    readToken,
    cacheValidity: () => (isForAll ? reads.cacheValidity() : null),
    signal: () => asking.signal,
    abort: (reason) => {
      ended = reason
    },
    release: () => {
      reads.release()
      loaders.clear()
    },
    loaders,
    slugByCaterId: new Map(),
  }
}

/** Goes on with an operation as somebody else: after a login as the user, after a logout as a visitor (null). */
export function continueAs(context: Context, viewer: Viewer | null, token: string | null): void {
  context.loaders.clear()
  Object.assign(context, { viewer, v2: context.v2ForViewer(viewer, token) } satisfies Partial<Context>)
}
