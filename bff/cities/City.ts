import type { City as CityData } from '../../contract/cities.ts'
import { builder } from '../graph/builder.ts'

export const City = builder.objectRef<CityData>('City').implement({
  description: 'A Danish postal district.',
  fields: (t) => ({
    zipCode: t.exposeString('zipCode', { description: 'Four digits.' }),
    city: t.exposeString('city', { description: 'Its name.' }),
  }),
})

builder.queryField('cities', (t) =>
  t.field({
    type: [City],
    description: 'All Danish postal districts, about 1,100.',
    complexity: { field: 10, multiplier: 100 },
    resolve: (_root, _args, { v2 }) => v2.cities.list(),
  }),
)

builder.queryField('city', (t) =>
  t.field({
    type: City,
    nullable: true,
    description: 'The district of a postal code; null where there is none.',
    args: { zipCode: t.arg.string({ required: true, description: 'Four digits.' }) },
    resolve: async (_root, { zipCode }, { v2 }) =>
      (await v2.cities.list()).find((city) => city.zipCode === zipCode) ?? null,
  }),
)
