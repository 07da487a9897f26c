import { redirect } from 'react-router'
import { paths } from '../paths.ts'
import type { LoaderContext } from '../relay/relayContext.ts'
import { readRole } from './OfficeLayout.data.ts'

/**
 * Awaits what a loader asks the graph. Where that fails since nobody is signed in any more, it throws the redirect to
 * the login and back; any other failure is thrown as it is.
 */
export async function redirectToLogin<T>(context: LoaderContext, request: Request, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    // the failure of one field comes without its code, and the store may still hold who was signed in: asked anew
    const isSignedOut = await readRole(context, 'network-only').then(
      (role) => role === null,
      () => false,
    )
    if (!isSignedOut) throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(paths.login(pathname + search))
  }
}
