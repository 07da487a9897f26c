import { redirect } from 'react-router'
import { paths } from '../../page/paths.ts'
import type { LoaderContext } from '../../relay/relayContext.ts'
import { readRole } from './officeViewer.ts'

/**
 * Awaits a loader's query. Where it fails because the session has expired, throws a redirect to the login, which leads
 * back afterwards; rethrows any other error.
 */
export async function redirectToLogin<T>(context: LoaderContext, request: Request, query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    // the error of a single field comes without its code, and the store may still hold the old viewer: fetched again
    const isSignedOut = await readRole(context, 'network-only').then(
      (role) => role === null,
      () => false,
    )
    if (!isSignedOut) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(paths.login(pathname + search))
  }
}
