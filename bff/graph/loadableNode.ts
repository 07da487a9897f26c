import DataLoader from 'dataloader'
import { builder } from './builder.ts'
import type { Context } from './context.ts'

interface LoadableOptions<Thing> {
  /** What a thing's global id holds beside its type. */
  key: (thing: Thing) => string
  /** The things with these keys, in their order; in the place of one that cannot be had, why. */
  load: (keys: readonly string[], context: Context) => Promise<(Thing | Error)[]>
}

/** A type with a global id. What an operation wants of it is loaded by its keys: each once, and all at once. */
export function loadableNode<Thing extends object>(name: string, { key, load }: LoadableOptions<Thing>) {
  const loaderOf = (context: Context): DataLoader<string, Thing> => {
    const known = context.loaders.get(name) as DataLoader<string, Thing> | undefined
    const loader = known ?? new DataLoader((keys) => load(keys, context))
    if (!known) context.loaders.set(name, loader)
    return loader
  }
  const ref = builder.nodeRef<Thing>(name, {
    id: { resolve: key },
    // An error in the place of a thing is told there, by GraphQL
    loadManyWithoutCache: (keys, context) => loaderOf(context).loadMany(keys) as Promise<Thing[]>,
  })
  return Object.assign(ref, {
    /** The thing with a key. Rejects with why it cannot be had. */
    load: (one: string, context: Context): Promise<Thing> => loaderOf(context).load(one),
  })
}
