import type { IncomingMessage } from 'node:http'

/** A body that brings less in a window is ended: 2 KB a second, which the slowest mobile networks exceed. */
const MIN_WINDOW_BYTES = 65_536
const WINDOW_MS = 30_000

const BODY = JSON.stringify({
  errors: [{ message: 'The body arrived too slowly.', extensions: { code: 'BAD_REQUEST' } }],
})
const RESPONSE = [
  'HTTP/1.1 408 Request Timeout',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  'connection: close',
  '',
  BODY,
].join('\r\n')

/**
 * Ends requests whose bodies arrive too slowly with 408, so that nobody keeps connections and files by sending a byte now
 * and then. The function that is returned watches one request; what it returns ends the watch.
 */
export function createSlowSenderWatch(): (request: IncomingMessage) => () => void {
  /** The bytes of the connection at the last sweep; null before the first, which begins a whole window. */
  const watched = new Map<IncomingMessage, number | null>()
  const sweep = () => {
    for (const [request, bytesBefore] of watched) {
      const { socket, complete } = request
      watched.set(request, socket.bytesRead)
      if (complete || bytesBefore === null || socket.bytesRead - bytesBefore >= MIN_WINDOW_BYTES) continue
      watched.delete(request)
      socket.end(RESPONSE, () => socket.destroy())
    }
  }
  setInterval(sweep, WINDOW_MS).unref()
  return (request) => {
    watched.set(request, null)
    return () => void watched.delete(request)
  }
}
