import type { PublicCater, WholeCater } from '../../contract/caters.ts'
import { Filter, FilterType } from '../filters/Filter.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import type { Context } from '../graph/context.ts'
import { Image } from '../images/Image.ts'
import type { ImageData } from '../images/Image.ts'
import { canAdminister } from '../session/viewer.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { CaterAdministration } from './CaterAdministration.ts'
import { PricePeriod } from './PricePeriod.ts'
import { Rating } from './Rating.ts'
import { RequiredService } from './RequiredService.ts'

export const Cater = loadableNode<PublicCater>('Cater', {
  key: (cater) => String(cater.id),
  load: (ids, { v2 }) => v2.caters.getMany(ids),
})

Cater.implement({
  description: 'A caterer: what everybody may know of it, its catalogue, and its orders for those who may see them.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: "The v2 service's id, which an order names." }),
    slug: t.string({
      nullable: true,
      description: "The label of its storefront's host: 'smagen'; null where it has no storefront.",
      resolve: slugOf,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    legalName: t.exposeString('legalName', {
      nullable: true,
      description: "The company's name; null where not given.",
    }),
    address: t.exposeString('address', { nullable: true, description: 'Street and number; null where not given.' }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: 'Danish postal code; null where not given.' }),
    city: t.exposeString('city', { nullable: true, description: 'Null where not given.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'Null where not given.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null where not given.' }),
    cvrNumber: t.exposeString('cvrNumber', {
      nullable: true,
      description: 'Danish company number; null where not given.',
    }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Who it is; null where nothing is said.',
      resolve: ({ description }, _args, { html }) => html.shown(description),
    }),
    noticeText: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What to know before ordering; null where nothing is said.',
      resolve: ({ noticeText }, _args, { html }) => html.shown(noticeText),
    }),
    minCovers: t.exposeInt('minEnvelopes', {
      nullable: true,
      description: 'Fewest covers of an order; null is no limit.',
    }),
    offersDelivery: t.exposeBoolean('delivery', { description: 'Whether it delivers; else orders are picked up.' }),
    offersPickup: t.exposeBoolean('offersPickup', {
      nullable: true,
      description: 'Indicates whether food can be fetched at all. Null if the v2 service does not say.',
    }),
    noticeDays: t.exposeInt('orderBefore', {
      nullable: true,
      description: 'Days of notice it needs; null where none.',
    }),
    fromPrice: t.field({
      type: 'Money',
      nullable: true,
      description: 'The lowest price of its meals for each cover; null where none has a price or it is not known.',
      resolve: ({ fromPrice }) => fromPrice,
    }),
    requiredServices: t.field({
      type: [RequiredService],
      description:
        'What is part of its orders beside the menus, of each that it applies to. Empty where the v2 service does not say.',
      complexity: { field: 1, multiplier: 2 },
      resolve: (cater) => cater.requiredServices,
    }),
    rating: t.field({
      type: Rating,
      nullable: true,
      description: 'What its customers think; null unless both average and count are known.',
      resolve: ({ googleAverageRating: average, googleTotalRatings: count }) =>
        average === null || count === null ? null : { average, count },
    }),
    ratingsLink: t.exposeString('googleRatingsLink', {
      nullable: true,
      description: 'Where its ratings are read; null where nowhere.',
    }),
    filters: t.field({
      type: [Filter],
      nullable: true,
      description: 'What it is found by; null where the v2 service has no filters.',
      args: { type: t.arg({ type: FilterType, description: 'Only those of this type.' }) },
      complexity: { field: 1, multiplier: 5 },
      resolve: async ({ filters }, { type }, { v2 }) => {
        const known = await v2.filters.grouped().catch(nullIfNotFound)
        const all = known && Object.values(known).flatMap((group) => group.filter(({ id }) => filters.includes(id)))
        return type ? (all?.filter((filter) => filter.type === type) ?? null) : all
      },
    }),
    tags: t.exposeStringList('tags', { description: 'Words that it is found by.' }),
    isAffiliate: t.exposeBoolean('isAffiliate', { description: 'Whether it accepts orders on a site of its own.' }),
    affiliateLink: t.exposeString('affiliateLink', {
      nullable: true,
      description: 'The address of that site; null where none is given.',
    }),
    smileyUrl: t.exposeString('smileyUrl', {
      nullable: true,
      description: "Where the food authority's inspection report of it is; null where it names none.",
    }),
    hasNoInspectionYet: t.exposeBoolean('noInspectionYet', {
      description: 'True for a new firm, which has no inspection report yet.',
    }),
    offerDays: t.exposeInt('offerDays', {
      nullable: true,
      description: 'For how many days it calls a reduced price an offer; null where the v2 service has no such rule.',
    }),
    accentColor: t.exposeString('accentColor', {
      nullable: true,
      description: "Its colour '#rrggbb'; null for the product's own.",
    }),
    logo: t.field({
      type: Image,
      nullable: true,
      description: 'Null where it has none.',
      resolve: ({ id, logoImage, logoImagePath, logoImageAlt }) => imageOf(id, logoImage, logoImagePath, logoImageAlt),
    }),
    banner: t.field({
      type: Image,
      nullable: true,
      description: 'Null where it has none.',
      resolve: ({ id, bannerImage, bannerimage }) => imageOf(id, bannerImage, bannerimage, null),
    }),
    isActive: t.exposeBoolean('active', { description: 'Whether its storefront is open.' }),
    pricePeriods: t.field({
      type: [PricePeriod],
      description: 'When its covers cost more or less.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ pricePeriods }) => pricePeriods,
    }),
    administration: t.field({
      type: CaterAdministration,
      nullable: true,
      description: 'What only its owners and admins may see; null for others.',
      resolve: (cater, _args, { v2, viewer }) => {
        if (!canAdminister(viewer, cater.id)) return null
        return isWholeCater(cater) ? cater : v2.caters.getWhole(cater.id).catch(nullIfNotFound)
      },
    }),
  }),
})

builder.queryField('cater', (t) =>
  t.field({
    type: Cater,
    nullable: true,
    description: 'A caterer, open or closed; null where there is none.',
    args: { number: t.arg.int({ required: true, description: "The v2 service's id: 55." }) },
    resolve: (_root, { number }, context) => findCater(String(number), context),
  }),
)

/** A caterer, open or closed; null where there is none. */
export function findCater(id: string, context: Context): Promise<PublicCater | null> {
  return Cater.load(id, context).catch(nullIfNotFound)
}

/** Admins' lists and changes answer the whole caterer: it need not be read again. */
function isWholeCater(cater: PublicCater): cater is WholeCater {
  return 'commission' in cater
}

async function slugOf({ id }: PublicCater, _args: object, { v2, slugByCaterId }: Context): Promise<string | null> {
  const label = slugByCaterId.get(id)
  if (label !== undefined) return label
  const pages = await v2.pages.ofCater(id).catch(nullIfNotFound)
  return pages && labelOf(id, pages)
}

/** The slug of a caterer's storefront; null where no page is its storefront. */
export function labelOf(caterId: number, pages: readonly { caterId: number | null; url: string }[]): string | null {
  const own = pages.find((page) => page.caterId === caterId && /^\/[a-z0-9-]+$/.test(page.url))
  return own?.url.slice(1) ?? null
}

function imageOf(
  caterId: number,
  image: PublicCater['logoImage'],
  path: string | null,
  alt: string | null,
): ImageData | null {
  if (image) return { ...image, caterId, alt }
  return path ? { caterId, path, width: null, height: null, color: null, alt } : null
}
