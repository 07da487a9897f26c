import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

/** The v2 calls about calendars by their secret. */
export const calendarApi = (http: Http) => ({
  /** Opens a calendar as a stream, in an encoding that the client's headers accept. */
  open: (secret: string, headers: Readonly<Record<string, string>>) =>
    http.open(path`/calendar/${secret}`, { headers }),
})
