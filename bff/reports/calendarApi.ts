import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

/** Every v2 call about calendars by their secret. */
export const calendarApi = (http: Http) => ({
  /** A calendar as it comes; `known` is the ETag of the one that whoever asks has. */
  open: (secret: string, known: string | undefined) =>
    http.open(path`/calendar/${secret}`, { headers: known === undefined ? {} : { 'if-none-match': known } }),
})
