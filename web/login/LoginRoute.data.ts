import { graphql } from 'react-relay/hooks'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { LoginRouteQuery } from '../__generated__/LoginRouteQuery.graphql.ts'
import { readQuery } from '../relay/preload.ts'
import { redirectAfterLogin } from '../session/redirectAfterLogin.ts'
import { loadFrame } from './LoginFrame.data.ts'

const loginRouteQuery = graphql`
  query LoginRouteQuery @throwOnFieldError {
    viewer {
      role
    }
  }
`

/** Redirects a signed-in viewer. `from` is the page to return to after login. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from')
  const { viewer } = await readQuery<LoginRouteQuery>(context, loginRouteQuery, {})
  if (viewer) throw redirect(redirectAfterLogin(viewer.role, from))
  return { from, ...(await loadFrame(context)) }
}
