import type { IncomingMessage, ServerResponse } from 'node:http'
import { createUploadRoom, NO_ROOM_RETRY_SECONDS } from '../../runtime/uploadRoom.ts'
import type { Caller } from '../http/caller.ts'
import { setCookieOf } from '../session/sessionCookie.ts'
import { Forbidden, RateLimited, Unauthenticated } from '../v2/errors.ts'
import { rejectionFor, reject } from './rejection.ts'
import type { Rejection } from './rejection.ts'
import type { Graph } from './yoga.ts'
import { MAX_FORM_BYTES } from './uploads/fileLimits.ts'
import { readForm } from './uploads/readForm.ts'

/**
 * Handles operations with files: lets in who the v2 service knows, receives the form on disk within the user's room, and
 * hands the operation on to the graph. Its files are gone once the response has ended.
 */
export function createUploadHandler(graph: Graph) {
  // Two of the largest forms at once
  const openShare = createUploadRoom(2 * MAX_FORM_BYTES)

  /** The id of the user who sends the request. Throws Unauthenticated, Forbidden or UpstreamUnavailable. */
  const admit = async ({ headers }: IncomingMessage, response: ServerResponse, caller: Caller, signal: AbortSignal) => {
    const { viewer, v2 } = await graph.contextOf(headers, caller, signal, setCookieOf(response))
    if (!viewer) throw new Unauthenticated()
    // The service's word, since a token outlives the session
    const { id, role, staffRole, verified } = await v2.session.me()
    // Those who may change nothing that holds a picture
    if (role === 'customer' || staffRole === 'kitchen' || !verified) throw new Forbidden()
    return id
  }

  return async (request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> => {
    const rejection = rejectionOf(request)
    // The body stays unread, so the connection cannot be used again
    if (rejection) return reject(response, rejection, { connection: 'close' })
    const disconnected = new AbortController()
    const closed = new Promise((resolve) => response.once('close', resolve)).then(() => disconnected.abort())
    const release: (() => unknown)[] = []
    try {
      const share = openShare(await admit(request, response, caller, disconnected.signal))
      if (!share) throw new RateLimited(NO_ROOM_RETRY_SECONDS)
      release.push(share.release)
      const form = await readForm(request, (bytes) => {
        if (!share.add(bytes)) throw new RateLimited(NO_ROOM_RETRY_SECONDS)
      })
      release.push(form.close)
      await Promise.race([graph(request, response, { caller, bytes: 0, form, operation: form.operation }), closed])
    } catch (error) {
      if (disconnected.signal.aborted) return
      reject(response, rejectionFor(error))
      // Browsers read a response only after they have sent their whole body, so the rest is received and dropped
      request.resume()
    } finally {
      await Promise.all(release.map((give) => give()))
    }
  }
}

function rejectionOf({ headers }: IncomingMessage): Rejection | null {
  // Forms of foreign sites can set neither this header nor the one of a token
  if (headers['x-csrf'] !== '1')
    return { status: 403, code: 'FORBIDDEN', message: 'A multipart request needs the header x-csrf: 1.' }
  if (headers['content-length'] === undefined)
    return { status: 411, code: 'BAD_REQUEST', message: 'Content-Length is needed.' }
  const bytes = Number(headers['content-length'])
  if (bytes <= MAX_FORM_BYTES) return null
  const message = `The body is ${bytes} bytes; at most ${MAX_FORM_BYTES} are allowed.`
  return { status: 413, code: 'BAD_REQUEST', message }
}
