import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { CATALOGUE_ID, findInCatalogue } from '../graph/findInCatalogue.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Service } from './Service.ts'

builder.objectFields(Cater, (t) => ({
  services: t.field({
    type: [Service],
    nullable: true,
    description: 'What it offers beside food; null where the caterer is closed.',
    complexity: { field: 1, multiplier: 5 },
    resolve: ({ id }, _args, { v2 }) => v2.services.list(id).catch(nullIfNotFound),
  }),
  service: t.field({
    type: Service,
    nullable: true,
    description: 'One of its services; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: CATALOGUE_ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => findInCatalogue('Service', cater, id, v2.services.list),
  }),
}))
