import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

/** The v2 calls about calendars by their secret. */
export const calendarApi = (http: Http) => ({
  /** Opens a calendar as a stream; `etag` is the one that the client has. */
  open: (secret: string, etag: string | undefined) =>
    http.open(path`/calendar/${secret}`, { headers: etag === undefined ? {} : { 'if-none-match': etag } }),
})
