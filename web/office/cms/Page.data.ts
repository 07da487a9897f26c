import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageListQuery } from '../../__generated__/PageListQuery.graphql.ts'
import type { PageQuery } from '../../__generated__/PageQuery.graphql.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { loadAdminPage } from '../access/pageLoaders.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { requireAdmin } from '../access/requireAdmin.ts'
import { readListQuery } from '../list/listQuery.ts'

const MAX_NUMBER = 2_147_483_647

/** The first pages, by address; with a query only those that it finds. */
export const pageListQuery = graphql`
  query PageListQuery($query: String) @throwOnFieldError {
    ...PageListRoute_query
  }
`

/** A page with its blocks, none for a new one, and the choices of its fields. */
export const pageQuery = graphql`
  query PageQuery($number: Int!, $isNew: Boolean!) @throwOnFieldError {
    ...usePageChoices_query
    page: pageByNumber(number: $number) @skip(if: $isNew) {
      ...PageRoute_page
    }
  }
`

/** Loads the pages that the address searches for, for admins. Throws 404 for others. */
export const listLoader = (args: LoaderFunctionArgs) =>
  loadAdminPage<PageListQuery>(args, pageListQuery, { query: readListQuery(args.request.url) })

/**
 * Loads a new page, or a saved one by its number, which stays the same when its address changes. For admins. Throws 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  await requireAdmin(args)
  const isNew = params.pageNumber === undefined
  const number = Number(params.pageNumber ?? 0)
  if (!Number.isInteger(number) || number < 0 || number > MAX_NUMBER) throwNotFound()
  const variables = { number, isNew }
  const data = await redirectToLogin(context, request, readQuery<PageQuery>(context, pageQuery, variables))
  if (!isNew && !data.page) throwNotFound()
  return { ref: await preload<PageQuery>(context, pageQuery, variables) }
}
