import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { requireOwnCaterQuery } from '../../__generated__/requireOwnCaterQuery.graphql.ts'
import { readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { redirectToLogin } from './redirectToLogin.ts'

const query = graphql`
  query requireOwnCaterQuery($number: Int!) @throwOnFieldError {
    viewer {
      role
      cater {
        number
      }
    }
    cater(number: $number) {
      number
    }
  }
`

/**
 * The caterer's number in a URL under /admin/caters/:caterId, which is for its own users and admins. Throws 404 for
 * anybody else, and where there is no such caterer. The catalogue is public, so without this the pages of another
 * caterer would load.
 *
 *   export async function loader(args: LoaderFunctionArgs) {
 *     const number = await requireOwnCater(args)
 */
export async function requireOwnCater({ context, request, params }: LoaderFunctionArgs): Promise<number> {
  const { caterId = '' } = params
  if (!/^\d{1,9}$/.test(caterId)) throwNotFound()
  const number = Number(caterId)
  const { viewer, cater } = await redirectToLogin(
    context,
    request,
    readQuery<requireOwnCaterQuery>(context, query, { number }),
  )
  const isOwn = viewer?.role === 'ADMIN' || viewer?.cater?.number === number
  if (!cater || !isOwn) throwNotFound()
  return number
}
