import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageAddressesQuery } from '../../__generated__/PageAddressesQuery.graphql.ts'
import type { PageListQuery } from '../../__generated__/PageListQuery.graphql.ts'
import type { PageQuery } from '../../__generated__/PageQuery.graphql.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { requireAdmin } from '../access/requireAdmin.ts'

/** All pages, by address. */
export const pageListQuery = graphql`
  query PageListQuery @throwOnFieldError {
    ...PageListRoute_query
  }
`

const addressesQuery = graphql`
  query PageAddressesQuery @throwOnFieldError {
    pages {
      number
      url
    }
  }
`

/** A page with its blocks, none for a new one, and the choices of its fields. */
export const pageQuery = graphql`
  query PageQuery($url: String!, $isNew: Boolean!) @throwOnFieldError {
    ...usePageChoices_query
    page(url: $url) @skip(if: $isNew) {
      ...PageRoute_page
    }
  }
`

/** Loads the pages for admins. Throws 404 for others. */
export const listLoader = (args: LoaderFunctionArgs) => loadAdminPage<PageListQuery>(args, pageListQuery)

/**
 * Loads a new page, or a saved one by its number, which stays the same when its address changes. For admins. Throws 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  await requireAdmin(args)
  const isNew = params.pageNumber === undefined
  const variables = { url: isNew ? '' : await findUrl(args), isNew }
  return { ref: await redirectToLogin(context, request, preload<PageQuery>(context, pageQuery, variables)) }
}

async function findUrl({ context, request, params }: LoaderFunctionArgs): Promise<string> {
  const query = readQuery<PageAddressesQuery>(context, addressesQuery, {})
  const { pages } = await redirectToLogin(context, request, query)
  const page = pages.find(({ number }) => String(number) === params.pageNumber)
  if (!page) throwNotFound()
  return page.url
}
