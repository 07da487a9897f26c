import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from './builder.ts'

/** A deleted entity: its type and the key in its global id. */
interface DeletedThing {
  typename: string
  key: string
}

/** The result of a deletion. */
export const Deleted = builder.objectRef<DeletedThing>('Deleted').implement({
  description: 'Something that is no more.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id that it had.',
      resolve: ({ typename, key }) => encodeGlobalID(typename, key),
    }),
  }),
})
