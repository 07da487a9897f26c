import type { FastifyRequest } from 'fastify'
import type { AccessRole } from '../../contract/endpoints.ts'
import type { TokenClaims } from '../../contract/users.ts'
import type { App } from './fastifyApp.ts'
import type { Tokens } from '../accounts/tokens.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from './problems.ts'
import { type Account, findTokenAccount } from '../accounts/accountStore.ts'
import type { AdminViewer, CaterViewer, CustomerViewer, Viewer } from '../accounts/viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of a valid token, whose email may be unverified; null without a token. */
    account: Account | null
    /** The claims of that token. */
    claims: TokenClaims | null
  }
  interface FastifyContextConfig {
    /** `ignored`: the token is not read; `unverified`: unverified users are allowed. */
    token?: 'ignored' | 'unverified'
  }
}

/**
 * Reads the bearer token of every request before its route runs. An invalid one is 401 even on public routes; one of an
 * unverified user is 403 except on routes that allow it.
 */
export function addAuthentication(app: App, { db, tokens }: { db: Db; tokens: Tokens }): void {
  app.decorateRequest('account', null)
  app.decorateRequest('claims', null)
  app.addHook('onRequest', async (request) => {
    const use = request.routeOptions.config?.token
    const header = request.headers.authorization
    if (header === undefined || use === 'ignored') return
    const claims = await tokens.verify(header.replace(/^Bearer +/i, ''))
    // Permissions come from the row, not the token: the role may have changed, or the caterer been deleted
    const account = claims && (await findTokenAccount(db, claims))
    if (!account) throw invalidToken()
    if (!account.verified && use !== 'unverified') {
      throw new ProblemError(403, 'not_verified', { detail: 'This user is not verified yet.' })
    }
    request.account = account
    request.claims = claims
  })
}

/** Checks the token of a request again that has waited long. Throws 401 where it was revoked or its session has ended. */
export async function assertTokenValid(db: Db, { claims }: FastifyRequest): Promise<void> {
  if (!claims || !(await findTokenAccount(db, claims))) throw invalidToken()
}

/** The viewer of a request; null for the public. */
export function getViewer({ account }: FastifyRequest): Viewer | null {
  return account && toViewer(account)
}

/** The viewer that a user is. Throws 403 for a cater without a caterer. */
export function toViewer(account: Account): Viewer {
  const { id: userId, role, staffRole, caterId } = account
  if (role !== 'cater') return { userId, role }
  if (caterId === null) throw new ProblemError(403, 'wrong_role', { detail: 'This user belongs to no caterer.' })
  return { userId, role, staffRole, caterId }
}

/** The viewer of a call for caters only. Throws 401 or 403. */
export function requireCater(request: FastifyRequest): CaterViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'cater') throw wrongRole()
  return viewer
}

/** The viewer of a call for customers only. Throws 401 or 403. */
export function requireCustomer(request: FastifyRequest): CustomerViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'customer') throw wrongRole()
  return viewer
}

/** The viewer of a call for admins only. Throws 401 or 403. */
export function requireAdmin(request: FastifyRequest): AdminViewer {
  const viewer = requireViewer(request)
  if (viewer.role !== 'admin') throw wrongRole()
  return viewer
}

/** The viewer of a call for owners and admins only. Throws 401 or 403. */
export function requireManager(request: FastifyRequest): AdminViewer | CaterViewer {
  const viewer = requireViewer(request)
  if (viewer.role === 'customer' || (viewer.role === 'cater' && viewer.staffRole !== 'owner')) throw wrongRole()
  return viewer
}

/** The viewer of a call for owners, staff and admins only. Throws 401 or 403. */
export function requireOffice(request: FastifyRequest): AdminViewer | CaterViewer {
  const viewer = requireViewer(request)
  if (viewer.role === 'customer' || (viewer.role === 'cater' && viewer.staffRole === 'kitchen')) throw wrongRole()
  return viewer
}

/** An onRequest hook: throws 401 without a token, 403 for other roles. */
export function requireRole(...roles: AccessRole[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!roles.includes(accessRole(requireViewer(request)))) throw wrongRole()
  }
}

/** The role by which a viewer's access is decided. */
export const accessRole = (viewer: Viewer): AccessRole => (viewer.role === 'cater' ? viewer.staffRole : viewer.role)

/** The viewer of a request. Throws 401 for the public. */
export function requireViewer(request: FastifyRequest): Viewer {
  const viewer = getViewer(request)
  if (!viewer)
    throw new ProblemError(401, 'no_token', { detail: 'Send Authorization: Bearer and a token of /api/users/login.' })
  return viewer
}

const wrongRole = () => new ProblemError(403, 'wrong_role', { detail: 'Your role may not do this.' })

/** 401 for a token that is not valid here, or no longer. */
export const invalidToken = (): ProblemError =>
  new ProblemError(401, 'bad_token', { detail: 'The token is not valid here, or no longer.' })
