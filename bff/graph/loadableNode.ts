import DataLoader from 'dataloader'
import { builder } from './builder.ts'
import type { Context } from './context.ts'

interface LoadableOptions<Entity> {
  /** The key in the entity's global id, beside its type. */
  key: (entity: Entity) => string
  /** Loads the entities with these keys, in their order, with an error in place of one that cannot be loaded. */
  load: (keys: readonly string[], context: Context) => Promise<(Entity | Error)[]>
}

/**
 * A node type whose entities are loaded by their keys: each once per operation, and all at once. It does what
 * @pothos/plugin-dataloader does, in fewer lines than that needs options; and its loaders are released after the
 * operation, where those of the plugin live on in a weak map until a major garbage collection.
 */
export function loadableNode<Entity extends object>(name: string, { key, load }: LoadableOptions<Entity>) {
  const loaderOf = (context: Context): DataLoader<string, Entity> => {
    const known = context.loaders.get(name) as DataLoader<string, Entity> | undefined
    const loader = known ?? new DataLoader((keys) => load(keys, context))
    if (!known) context.loaders.set(name, loader)
    return loader
  }
  const ref = builder.nodeRef<Entity>(name, {
    id: { resolve: key, extensions: { globalIdKey: key } },
    // An error in place of an entity becomes an error of its field
    loadManyWithoutCache: (keys, context) => loaderOf(context).loadMany(keys) as Promise<Entity[]>,
  })
  return Object.assign(ref, {
    /** Loads the entity with a key. Rejects where it cannot be loaded. */
    load: (entityKey: string, context: Context): Promise<Entity> => loaderOf(context).load(entityKey),
  })
}
