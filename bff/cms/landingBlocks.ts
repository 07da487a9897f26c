import { Cater, findCater } from '../caters/Cater.ts'
import { Filter } from '../filters/Filter.ts'
import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import type { Context } from '../graph/context.ts'
import { Menu } from '../menus/Menu.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { LandingBlock } from './LandingBlock.ts'
import type { BlockData } from './LandingBlock.ts'

builder.objectRef<BlockData>('CaterBlock').implement({
  description: 'Caterers that are recommended.',
  interfaces: [LandingBlock],
  fields: (t) => ({
    caters: t.field({
      type: [Cater],
      description: 'Open or closed, in order, without those that are deleted.',
      complexity: { field: 1, multiplier: 10 },
      resolve: async ({ caterIds = [] }, _args, context) =>
        existing(caterIds.map((id) => findCater(String(id), context))),
    }),
  }),
})

builder.objectRef<BlockData>('BannerBlock').implement({
  description: 'A banner with a link.',
  interfaces: [LandingBlock],
  fields: (t) => ({
    linkUrl: t.string({
      nullable: true,
      description: "Where it leads: 'https://...', '/...' or '#...'; null where it leads nowhere.",
      // No javascript: URLs
      resolve: ({ linkUrl = '' }) => (/^(https?:\/\/|\/|#)/.test(linkUrl) ? linkUrl : null),
    }),
    linkText: t.string({
      nullable: true,
      description: 'What the link says; null where there is none.',
      resolve: ({ linkText }) => linkText || null,
    }),
  }),
})

builder.objectRef<BlockData>('FoodTypeBlock').implement({
  description: 'Food types to look for.',
  interfaces: [LandingBlock],
  fields: (t) => ({
    filters: t.field({
      type: [Filter],
      description: 'The food types, in order.',
      complexity: { field: 1, multiplier: 5 },
      resolve: (block, _args, context) => filtersOf(block, context),
    }),
  }),
})

builder.objectRef<BlockData>('OccasionBlock').implement({
  description: 'Occasions to look for.',
  interfaces: [LandingBlock],
  fields: (t) => ({
    filters: t.field({
      type: [Filter],
      description: 'The occasions, in order.',
      complexity: { field: 1, multiplier: 5 },
      resolve: (block, _args, context) => filtersOf(block, context),
    }),
  }),
})

builder.objectRef<BlockData>('OfferBlock').implement({
  description: 'A menu of a caterer, on offer.',
  interfaces: [LandingBlock],
  fields: (t) => ({
    cater: t.field({
      type: Cater,
      nullable: true,
      description: 'Whose menu it is, open or closed; null where it is deleted.',
      resolve: ({ caterId }, _args, context) => (caterId === undefined ? null : findCater(String(caterId), context)),
    }),
    menu: t.field({
      type: Menu,
      nullable: true,
      description: 'The menu; null where it is deleted or its caterer is closed.',
      resolve: ({ caterId, menuId }, _args, context) => {
        if (caterId === undefined || menuId === undefined) return null
        return Menu.load(catalogueKey({ caterId, id: menuId }), context).catch(nullIfNotFound)
      },
    }),
  }),
})

function filtersOf({ filterIds = [] }: BlockData, context: Context) {
  return existing(filterIds.map((id) => Filter.load(String(id), context).catch(nullIfNotFound)))
}

async function existing<Thing>(things: Promise<Thing | null>[]): Promise<Thing[]> {
  return (await Promise.all(things)).filter((thing) => thing !== null)
}
