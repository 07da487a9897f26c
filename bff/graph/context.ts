import type DataLoader from 'dataloader'
import type { Caller } from '../http/caller.ts'
import type { Config } from '../config.ts'
import type { Log } from '../../runtime/logger.ts'
import type { SessionApi } from '../session/sessionApi.ts'
import { expiredSessionCookie, readSessionCookie } from '../session/sessionCookie.ts'
import type { TokenReader } from '../session/tokens.ts'
import { Unauthenticated } from '../v2/errors.ts'
import type { Http, Requester } from '../v2/http.ts'
import type { PublicReads, PublicReadsOptions, Validity } from '../v2/publicReads.ts'
import type { Viewer } from '../session/viewer.ts'
import type { HtmlReader } from './html.ts'
import { readPositionCookie } from './positionCookie.ts'

/**
 * The v2 service for one operation: shared public reads, and everything else on behalf of the viewer. The clients of the
 * features are declared where they are joined, in v2Client.ts.
 */
export interface V2 {
  session: SessionApi
}

/** See {@link V2}. */
export type CreateV2 = (reads: PublicReads, http: Http, viewer: Viewer | null) => V2

/** The parts of the context that features add. Each feature declares its own; features.ts creates them, for all operations. */
export interface ContextParts {}

/** The context of one operation, for its resolvers. */
export interface Context extends ContextParts {
  config: Config
  log: Log
  caller: Caller
  /** Null for a visitor. */
  viewer: Viewer | null
  /** The viewer's token of the v2 service; null for a visitor. */
  token: string | null
  /** True if the viewer is identified by a cookie, which browsers send for pages of other sites, too. */
  isCookieBorne: boolean
  v2: V2
  /** The v2 service on behalf of another viewer. */
  v2ForViewer: (viewer: Viewer | null, token: string | null) => V2
  /** Sets the response's Set-Cookie header. */
  setCookie: (cookie: string) => void
  readToken: TokenReader
  html: HtmlReader
  /**
   * As long as what everybody would get is the same; null where something was read for this viewer alone.
   */
  cacheValidity: () => Validity | null
  /** The signal that is aborted when the client disconnects. Created on demand: it costs more than a field. */
  signal: () => AbortSignal
  /** Makes every later call of the v2 service throw the reason. */
  abort: (reason: Error) => void
  /**
   * Drops what was read, after the execution. Plugins keep contexts in weak maps, and what such a context refers to is only
   * freed by a major garbage collection.
   */
  release: () => void
  /** The data loaders of loadable nodes, by type name. */
  loaders: Map<string, DataLoader<string, unknown>>
  /** The slugs by which this operation found caterers. */
  slugByCaterId: Map<number, string>
}

/** The dependencies that the contexts of all operations share. */
export interface ContextDeps {
  config: Config
  log: Log
  upstream: (requester: Requester) => Http
  publicReads: (http: Http, options: PublicReadsOptions) => PublicReads
  readToken: TokenReader
  html: HtmlReader
  createV2: CreateV2
  parts: ContextParts
}

export interface ContextOptions {
  caller: Caller
  headers: { get: (name: 'authorization' | 'cookie') => string | null }
  /** See {@link Context.signal}. */
  signal: () => AbortSignal
  /** True if the session cookie identifies the viewer. */
  acceptsCookie: boolean
  setCookie: (cookie: string) => void
  /** Runs with the position of the database after each change. */
  onPosition?: (position: string) => void
}

/** The token that a request brings, and whose it is. Throws Unauthenticated for an invalid Bearer token. */
export async function identify(
  { readToken }: Pick<ContextDeps, 'readToken'>,
  { caller, headers, acceptsCookie }: Pick<ContextOptions, 'caller' | 'headers' | 'acceptsCookie'>,
): Promise<{ viewer: Viewer | null; token: string | null; cookie: string | null }> {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
  const cookie = acceptsCookie && bearer === null ? readSessionCookie(headers.get('cookie'), caller.isHttps) : null
  const token = bearer ?? cookie
  const viewer = token === null ? null : await readToken(token)
  if (bearer !== null && viewer === null) throw new Unauthenticated()
  return { viewer, token, cookie }
}

/**
 * Identifies the viewer and creates the context of an operation. The response that shows that the session of a cookie has
 * ended removes the cookie, so that the browser goes on as a visitor. Throws Unauthenticated for an invalid Bearer token.
 */
export async function createContext(deps: ContextDeps, options: ContextOptions): Promise<Context> {
  const { config, log, upstream, publicReads, readToken, html, createV2, parts } = deps
  const { caller, headers, signal, setCookie, onPosition } = options
  const { viewer, token, cookie } = await identify(deps, options)
  const endSession = cookie === null ? undefined : () => setCookie(expiredSessionCookie(caller.isHttps))
  if (viewer === null) endSession?.()

  const { requestId, address } = caller
  const position = readPositionCookie(headers.get('cookie'))
  let isPublic = viewer === null
  let abortReason: Error | undefined
  const throwIfAborted = () => {
    if (abortReason) throw abortReason
  }
  const reads = publicReads(upstream({ token: null, requestId, address, position }), {
    onRead: throwIfAborted,
    // Whoever runs a catalogue sees at once what another program has changed in it
    isUncached: viewer !== null && viewer.role !== 'customer',
  })
  const v2ForViewer: Context['v2ForViewer'] = (someViewer, someToken) => {
    const onCall = () => {
      throwIfAborted()
      isPublic = false
    }
    const requester: Requester = { token: someToken, requestId, address, position, onCall, onTokenRefused: endSession }
    if (onPosition) requester.onPosition = onPosition
    return createV2(reads, upstream(requester), someViewer)
  }
  const loaders: Context['loaders'] = new Map()
  return {
    ...parts,
    config,
    log,
    caller,
    viewer,
    token: viewer ? token : null,
    isCookieBorne: cookie !== null,
    v2: v2ForViewer(viewer, viewer ? token : null),
    v2ForViewer,
    setCookie,
    readToken,
    html,
    cacheValidity: () => (isPublic ? reads.cacheValidity() : null),
    signal,
    abort: (reason) => {
      abortReason = reason
    },
    release: () => {
      reads.release()
      loaders.clear()
    },
    loaders,
    slugByCaterId: new Map(),
  }
}

/** Continues an operation as another viewer: as the user after a login, as a visitor (null) after a logout. */
export function continueAs(context: Context, viewer: Viewer | null, token: string | null): void {
  context.loaders.clear()
  Object.assign(context, { viewer, token, v2: context.v2ForViewer(viewer, token) } satisfies Partial<Context>)
}
