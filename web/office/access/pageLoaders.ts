import type { LoaderFunctionArgs } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { redirectToLogin } from './redirectToLogin.ts'
import { requireAdmin } from './requireAdmin.ts'
import { requireOwnCater } from './requireOwnCater.ts'

interface CaterQuery extends OperationType {
  variables: { number: number }
}

interface CatalogueItemQuery extends OperationType {
  variables: { number: number; id: string; isNew: boolean }
}

/** Loads a page of one caterer, for its own people and admins. */
export async function loadCaterPage<Query extends CaterQuery>(args: LoaderFunctionArgs, query: GraphQLTaggedNode) {
  const { context, request } = args
  const variables = { number: await requireOwnCater(args) }
  return { ref: await redirectToLogin(context, request, preload<Query>(context, query, variables)) }
}

/**
 * Loads the page of an item in a caterer's catalogue, which is a new one if there is no id. Throws 404 if the caterer
 * has none of this id.
 */
export async function loadCatalogueItemPage<Query extends CatalogueItemQuery>(
  args: LoaderFunctionArgs,
  query: GraphQLTaggedNode,
  id: string | undefined,
  hasItem: (data: Query['response']) => boolean,
) {
  const { context, request } = args
  const isNew = id === undefined
  const variables = { number: await requireOwnCater(args), id: id ?? '', isNew }
  const data = await redirectToLogin(context, request, readQuery<Query>(context, query, variables))
  if (!isNew && !hasItem(data)) throwNotFound()
  return { ref: await preload<Query>(context, query, variables) }
}

/** Loads a page for admins, by default without variables; others get 404. */
export async function loadAdminPage<Query extends OperationType>(
  args: LoaderFunctionArgs,
  query: GraphQLTaggedNode,
  variables: Query['variables'] = {},
) {
  const { context, request } = args
  await requireAdmin(args)
  return { ref: await redirectToLogin(context, request, preload<Query>(context, query, variables)) }
}
