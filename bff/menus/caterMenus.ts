import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { CATALOGUE_ID, findInCatalogue } from '../graph/findInCatalogue.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Menu } from './Menu.ts'

builder.objectFields(Cater, (t) => ({
  menus: t.field({
    type: [Menu],
    nullable: true,
    description: 'All its menus, in categories or not; null where the caterer is closed.',
    complexity: { field: 1, multiplier: 20 },
    resolve: ({ id }, _args, { v2 }) => v2.menus.list(id).catch(nullIfNotFound),
  }),
  menu: t.field({
    type: Menu,
    nullable: true,
    description: 'One of its menus, not a child of one; null where it has none such, or is closed.',
    args: { id: t.arg.id({ required: true, description: CATALOGUE_ID }) },
    resolve: ({ id: cater }, { id }, { v2 }) => findInCatalogue('Menu', cater, id, v2.menus.list),
  }),
}))
