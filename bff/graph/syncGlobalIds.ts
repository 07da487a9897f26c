import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { GraphQLFieldResolver } from 'graphql'

// Buys more than a tenth of a storefront that is not cached: the Relay plugin resolves each global id by an async
// function, and a promise in an object costs more than all of its other fields. See docs/performance.md.

declare global {
  // Pothos wants plugins to be declared there
  // oxlint-disable-next-line typescript/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      syncGlobalIds: SyncGlobalIdsPlugin<Types>
    }
  }
}

const NAME = 'syncGlobalIds'

/** Resolves global ids synchronously: of fields with the extension `globalIdKey`, which reads the key of an entity. */
class SyncGlobalIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { parentType, extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const keyOf = extensions?.globalIdKey as ((entity: unknown) => string) | undefined
    return keyOf ? (entity) => globalId(parentType, keyOf(entity)) : resolver
  }
}

SchemaBuilder.registerPlugin(NAME, SyncGlobalIdsPlugin)

export default NAME

// Shared, as a response has a hundred ids
const bytes = Buffer.alloc(256)

/** The global id of an entity, equal to that of the Relay plugin. */
function globalId(typename: string, key: string): string {
  // A character has at most three bytes in UTF-8
  if (3 * (typename.length + 1 + key.length) > bytes.length) return encodeGlobalID(typename, key)
  return bytes.toString('base64', 0, bytes.write(`${typename}:${key}`))
}
