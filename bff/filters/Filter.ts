import type { Filter as FilterData } from '../../contract/filters.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { NotFound } from '../v2/errors.ts'

export const FilterType = builder.enumType('FilterType', {
  description: 'What a filter says of caterers.',
  values: {
    FOOD_TYPE: { value: 'foodtype', description: 'What they cook.' },
    OCCASION: { value: 'occasion', description: 'For what they cook.' },
    DIET: { value: 'diet', description: 'Which diets they cook for.' },
    LOCATION: { value: 'location', description: 'Where they cook.' },
  },
})

export const Filter = loadableNode<FilterData>('Filter', {
  key: (filter) => String(filter.id),
  load: async (ids, { v2 }) => {
    const filters = Object.values(await v2.filters.grouped()).flat()
    return ids.map((id) => filters.find((filter) => String(filter.id) === id) ?? new NotFound())
  },
})

Filter.implement({
  description: 'What caterers are found by.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: "The v2 service's id." }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    type: t.field({ type: FilterType, description: 'What it is about.', resolve: ({ type }) => type }),
  }),
})
