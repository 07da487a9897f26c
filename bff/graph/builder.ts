import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { Forbidden, Unauthenticated } from '../v2/errors.ts'
import type { Context } from './context.ts'
import type { SafeHtml } from './html.ts'
import { parseGlobalId } from './ids.ts'
import SyncGlobalIdsPlugin from './syncGlobalIds.ts'
import type { Upload } from './uploads/Upload.ts'

/** The schema builder, to which every type file adds. */
export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: false
  DefaultEdgesNullability: { list: false; items: false }
  DefaultNodeNullability: false
  Connection: { totalCount: number | null }
  AuthScopes: { owner: boolean; staff: boolean; kitchen: boolean; admin: boolean; office: boolean; customer: boolean }
  Scalars: {
    ID: { Input: string; Output: string | number }
    Money: { Input: number; Output: number }
    Date: { Input: string; Output: string }
    LocalTime: { Input: string; Output: string }
    DateTime: { Input: never; Output: string }
    HTML: { Input: never; Output: SafeHtml }
    File: { Input: Upload; Output: never }
  }
}>({
  defaultFieldNullability: false,
  // From the outside in: errors handles what scope-auth throws, and syncGlobalIds replaces resolvers that nothing wraps
  plugins: [ComplexityPlugin, ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, SyncGlobalIdsPlugin],
  // Checked before anything is executed: see cost.ts
  complexity: { defaultComplexity: 1, disabled: true },
  errors: { directResult: true },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // For early, clear errors: the v2 service enforces permissions
    authScopes: ({ viewer }) => ({
      owner: viewer?.role === 'admin' || viewer?.staffRole === 'owner',
      staff: viewer?.role === 'cater' && viewer.staffRole !== 'kitchen',
      kitchen: viewer?.role === 'cater',
      admin: viewer?.role === 'admin',
      office: viewer?.role === 'admin' || (viewer?.role === 'cater' && viewer.staffRole !== 'kitchen'),
      customer: viewer?.role === 'customer',
    }),
    unauthorizedError: (_parent, { viewer }) => (viewer ? new Forbidden() : new Unauthenticated()),
  },
  relay: {
    clientMutationId: 'omit',
    decodeGlobalID: parseGlobalId,
    cursorType: 'String',
    // The connection multiplies by the page size already
    edgesFieldOptions: { nullable: { list: false, items: false }, complexity: { field: 1, multiplier: 1 } },
    nodeFieldOptions: { nullable: false },
    idFieldOptions: { description: 'Global id: the same thing has the same one wherever it is seen.' },
    nodeTypeOptions: { description: 'A thing with a global id, which `node` finds again.' },
    nodeQueryOptions: {
      description: 'The thing with a global id; null where there is none or the viewer may not see it.',
      args: { id: { description: 'A global id.' } },
    },
    nodesQueryOptions: {
      description: 'The things with these global ids, in their order; null where there is none.',
      args: { ids: { description: 'Global ids.' } },
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    },
    pageInfoTypeOptions: { description: 'Where a part of a list stands in the whole.' },
    pageInfoFieldOptions: { description: 'Where this part stands in the whole.' },
    hasNextPageFieldOptions: { description: 'Whether more comes after this part.' },
    hasPreviousPageFieldOptions: { description: 'Whether something comes before this part.' },
    startCursorFieldOptions: { description: 'Cursor of the first edge; null where the part is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last edge, for `after`; null where the part is empty.' },
    cursorFieldOptions: { description: 'Where this edge stands, for `after`. Opaque.' },
    firstArgOptions: { description: 'How many from the start of the list; at most 100.' },
    afterArgOptions: { description: 'The cursor to begin after.' },
    lastArgOptions: { description: 'Not served: lists are read forwards. Must be null.' },
    beforeArgOptions: { description: 'Not served: lists are read forwards. Must be null.' },
  },
})

builder.queryType({ description: 'What can be read.' })
builder.mutationType({
  description: 'What can be done. Each takes one input and answers the changed thing or why not.',
})
builder.subscriptionType({ description: 'What can be followed, over server-sent events.' })
