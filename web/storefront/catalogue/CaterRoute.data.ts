import { graphql } from 'react-relay/hooks'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterRouteQuery } from '../../__generated__/CaterRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { paths } from '../../page/paths.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isNamed } from './activeCategory.ts'

export const query = graphql`
  query CaterRouteQuery($host: String!) {
    storefront(host: $host) {
      ... on Cater {
        categories {
          name
        }
        ...CaterPage_cater @alias(as: "page")
      }
    }
  }
`

/** Loads the whole storefront of the host: every category with its menus. Redirects from a category that there is not. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const variables = { host: context.get(hostContext).hostname }
  const url = new URL(request.url)
  const wanted = url.searchParams.get('category')
  if (wanted !== null) {
    const { storefront } = await readQuery<CaterRouteQuery>(context, query, variables)
    if (storefront.categories?.some(({ name }) => isNamed(name, wanted)) === false) {
      url.searchParams.delete('category')
      throw redirect(paths.home() + url.search)
    }
  }
  return { ref: await preload<CaterRouteQuery>(context, query, variables) }
}
