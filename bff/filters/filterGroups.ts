import type { Filter as FilterData } from '../../contract/filters.ts'
import { builder } from '../graph/builder.ts'
import { Filter } from './Filter.ts'

const FilterGroups = builder
  .objectRef<Record<'foodtypes' | 'occasions' | 'locations' | 'diets', FilterData[]>>('FilterGroups')
  .implement({
    description: 'All filters, by their types.',
    fields: (t) => ({
      foodtypes: t.expose('foodtypes', { type: [Filter], description: 'What caterers cook.' }),
      occasions: t.expose('occasions', { type: [Filter], description: 'For what they cook.' }),
      diets: t.expose('diets', { type: [Filter], description: 'Which diets they cook for.' }),
      locations: t.expose('locations', { type: [Filter], description: 'Where they cook.' }),
    }),
  })

builder.queryField('filters', (t) =>
  t.field({
    type: FilterGroups,
    description: 'What caterers are found by.',
    resolve: (_root, _args, { v2 }) => v2.filters.grouped(),
  }),
)
