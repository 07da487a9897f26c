import type { FastifyRequest } from 'fastify'
import type { Role } from '../../contract/users.ts'
import type { App } from './fastifyApp.ts'
import type { AppServices } from './appServices.ts'
import { ProblemError } from './problems.ts'
import { type Account, findAccount } from '../users/userStore.ts'
import type { AdminViewer, CaterViewer, CustomerViewer, Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of a good token, verified or not; null without a token. */
    account: Account | null
  }
  interface FastifyContextConfig {
    /** `ignored`: the token is not even looked at; `unverified`: users may come before they are verified. */
    token?: 'ignored' | 'unverified'
  }
}

/**
 * Reads the bearer token of every request, before its route. A bad one is 401, also where none is needed; that of a
 * user who is not verified opens nothing but the routes which say so.
 */
export function addAuthentication(app: App, { db, tokens }: AppServices): void {
  app.decorateRequest('account', null)
  app.addHook('onRequest', async (request) => {
    const use = request.routeOptions.config?.token
    const header = request.headers.authorization
    if (header === undefined || use === 'ignored') return
    const claims = await tokens.verify(header.replace(/^Bearer +/i, ''))
    // The row, not the token, says what the user may: it may have changed, or its caterer been deleted
    const account = claims && (await findAccount(db, claims.sub))
    if (!account || (claims.version ?? 0) !== account.tokenVersion) throw invalidToken()
    if (!account.verified && use !== 'unverified') {
      throw new ProblemError(403, 'not_verified', { detail: 'This user is not verified yet.' })
    }
    request.account = account
  })
}

/** Who asks; null for the public. */
export function getViewer({ account }: FastifyRequest): Viewer | null {
  return account && toViewer(account)
}

/** What a user may do. */
export function toViewer(account: Account): Viewer {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ')
  const { id: userId, role, caterId } = account
  if (role !== 'cater') return { userId, name, role }
  if (caterId === null) throw new ProblemError(403, 'wrong_role', { detail: 'This user belongs to no caterer.' })
  return { userId, name, role, caterId }
}

/** The viewer of a call that is for caters alone. */
export function requireCater(request: FastifyRequest): CaterViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'cater') throw wrongRole()
  return viewer
}

/** The viewer of a call that is for customers alone. */
export function requireCustomer(request: FastifyRequest): CustomerViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'customer') throw wrongRole()
  return viewer
}

/** The viewer of a call that is for admins alone. */
export function requireAdmin(request: FastifyRequest): AdminViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'admin') throw wrongRole()
  return viewer
}

/** onRequest: 401 without a token, 403 for others than these roles. */
export function requireRole(...roles: Role[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!roles.includes(requireViewer(request).role)) throw wrongRole()
  }
}

/** The viewer; 401 for the public. */
export function requireViewer(request: FastifyRequest): Viewer {
  const viewer = getViewer(request)
  if (!viewer)
    throw new ProblemError(401, 'no_token', { detail: 'Send Authorization: Bearer and a token of /api/users/login.' })
  return viewer
}

const wrongRole = () => new ProblemError(403, 'wrong_role', { detail: 'Your role may not do this.' })

/** Refuses a token that is not valid here, or no longer. */
export const invalidToken = (): ProblemError =>
  new ProblemError(401, 'bad_token', { detail: 'The token is not valid here, or no longer.' })
