import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from './builder.ts'

/** What is no more: its type in the graph, and what its global id holds. */
interface DeletedThing {
  typename: string
  key: string
}

/** The outcome of a deletion. */
export const Deleted = builder.objectRef<DeletedThing>('Deleted').implement({
  description: 'Something that is no more.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id that it had.',
      resolve: ({ typename, key }) => encodeGlobalID(typename, key),
    }),
  }),
})
