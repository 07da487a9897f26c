import DataLoader from 'dataloader'
import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { LoginResponse, type StaffRole, User } from '../../contract/users.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import { nullIfNotFound, UpstreamInvalid } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { readAll, sendForPage } from '../v2/listPages.ts'
import { path, withQuery } from '../v2/path.ts'
import { retryAfterSeconds } from '../v2/errorForStatus.ts'

/** The outcome of a login: a token, or why there is none. */
export type LoginOutcome =
  | { token: string }
  | { refused: 'wrong' }
  | { refused: 'too_many' | 'too_busy'; retryAfter: number }

/** The filter of a list of users. Several ids stand with commas between them. */
type UserListQuery = { caterId?: number | null; caterIds?: string; ids?: string }

const Users = z.array(User)
const ANY = z.unknown()

/** The v2 calls about users. */
export const usersApi = (http: Http) => {
  const list = (query: UserListQuery) =>
    readAll((_limit, cursor) => sendForPage(http, withQuery(path`/api/users`, { ...query, cursor }), Users))
  const ofCaters = new DataLoader<number, User[] | null>(async (caterIds) => {
    const [only = null] = caterIds
    const query = caterIds.length === 1 ? { caterId: only } : { caterIds: caterIds.join(',') }
    const users = await list(query).catch(nullIfNotFound)
    return caterIds.map((caterId) => users && users.filter((user) => user.caterId === caterId))
  })
  const clearAfter = <Changed>(change: Promise<Changed>) => change.finally(() => ofCaters.clearAll())
  return {
    login: async (email: string, password: string): Promise<LoginOutcome> => {
      const answers = { 200: LoginResponse, 400: ANY, 401: ANY, 422: ANY, 429: ANY, 503: ANY }
      const sent = { body: { email, password }, acceptsTooBusy: true }
      const answer = await http.send('POST', path`/api/users/login`, answers, sent)
      if (answer.status === 429) return { refused: 'too_many', retryAfter: retryAfterSeconds(answer.headers) }
      if (answer.status === 503) return { refused: 'too_busy', retryAfter: retryAfterSeconds(answer.headers) }
      if (answer.status !== 200) return { refused: 'wrong' }
      const token = answer.body.token ?? answer.body.data?.token
      // Not a wrong password, but an answer that does not match the contract
      if (token === undefined) throw new UpstreamInvalid()
      return { token }
    },

    /** The users with these ids that the viewer manages: an owner those of its caterer, an admin any. */
    getMany: (ids: readonly string[], caterId: number | null) => list({ caterId, ids: ids.join(',') }),

    /** A caterer's users, for its owners and admins; null where the service does not list them. One call for several caterers. */
    ofCater: (caterId: number) => ofCaters.load(caterId),

    /** Invites a user of a caterer by mail. */
    invite: (body: object) =>
      clearAfter(http.change('POST', path`/api/users`, User, { body })).catch(notSupported('way to invite users')),

    /** Mails an invitation again. */
    resendInvitation: (id: string) => clearAfter(http.change('POST', path`/api/users/${id}/invitation`, User)),

    /** Changes what a caterer's user may do. */
    changeStaffRole: (id: string, staffRole: StaffRole) =>
      clearAfter(http.change('PUT', path`/api/users/${id}/staff-role`, User, { body: { staffRole } })),

    remove: (id: string) => clearAfter(http.change('DELETE', path`/api/users`, Done, { body: { id } })),

    /** Mails a link to choose a password, if a user has this email. Throws RateLimited for too many requests. */
    sendPasswordLink: (email: string) =>
      http
        .change('POST', path`/api/users/password-link`, ANY, { body: { email } })
        .catch(notSupported('way to mail password links')),

    /** Sets a password with a mailed link, which is valid once. */
    setPassword: (link: string, password: string) =>
      http
        .change('POST', path`/api/users/password`, ANY, { body: { link, password } })
        .catch(notSupported('way to set passwords')),
  }
}
