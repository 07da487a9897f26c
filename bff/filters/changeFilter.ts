import { builder } from '../graph/builder.ts'
import { Deleted } from '../graph/Deleted.ts'
import { numberId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Filter, FilterType } from './Filter.ts'

const FILTER_ID = 'Its global id, or its number.'
const NAME = 'What it is called; unique in its type.'

const CreateFilterInput = builder.inputType('CreateFilterInput', {
  description: 'A new filter.',
  fields: (t) => ({
    name: t.string({ required: true, description: NAME }),
    type: t.field({ type: FilterType, required: true, description: 'What it says of caterers.' }),
  }),
})

const UpdateFilterInput = builder.inputType('UpdateFilterInput', {
  description: 'What to change of a filter. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: FILTER_ID }),
    name: t.string({ description: NAME }),
    type: t.field({ type: FilterType, description: 'What it says of caterers.' }),
  }),
})

const DeleteFilterInput = builder.inputType('DeleteFilterInput', {
  description: 'Which filter to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: FILTER_ID }) }),
})

builder.mutationField('createFilter', (t) =>
  t.field({
    type: Filter,
    description: 'Adds a filter.',
    authScopes: { admin: true },
    errors: outcomes('CreateFilterResult', [ValidationFailed]),
    args: { input: t.arg({ type: CreateFilterInput, required: true, description: 'The filter.' }) },
    resolve: (_root, { input: { name, type } }, { v2 }) => v2.filters.create({ name, type }),
  }),
)

builder.mutationField('updateFilter', (t) =>
  t.field({
    type: Filter,
    description: 'Changes a filter.',
    authScopes: { admin: true },
    errors: outcomes('UpdateFilterResult', [ValidationFailed]),
    args: { input: t.arg({ type: UpdateFilterInput, required: true, description: 'Which, and what.' }) },
    resolve: (_root, { input: { id, name, type } }, { v2 }) =>
      v2.filters.update({ id: numberId('Filter', id), name, type }),
  }),
)

builder.mutationField('deleteFilter', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a filter. Caterers and pages that name it lose it.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: DeleteFilterInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const id = numberId('Filter', input.id)
      await v2.filters.remove(id)
      return { typename: 'Filter', key: String(id) }
    },
  }),
)
