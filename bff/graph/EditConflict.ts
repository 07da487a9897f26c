import { brandWithType } from '@pothos/core'
import { EditConflict } from '../v2/outcomes.ts'
import { builder } from './builder.ts'
import { UserError } from './userErrors.ts'

builder.objectType(EditConflict, {
  name: 'EditConflict',
  description: 'Somebody else has changed the thing since it was read. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: builder.nodeInterfaceRef(),
      description: 'The thing as it is now.',
      resolve: ({ current, typename }) => {
        brandWithType(current, typename as never)
        return current as never
      },
    }),
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description: 'Name of who changed it; null where not known.',
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When; null where not known.',
      resolve: ({ changedAt }) => changedAt,
    }),
  }),
})
