import { encodeGlobalID } from '@pothos/plugin-relay'
import type { CaterSearchResponse, FoundCater, FoundOffer } from '../../contract/caterSearch.ts'
import { foodsOf } from '../../domain/menus/foodsOfMenu.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { Allergen, Diet } from '../foods/Allergen.ts'
import { Fit } from '../foods/Fit.ts'
import { builder } from '../graph/builder.ts'
import { catalogueKey } from '../graph/catalogueKey.ts'
import { numberId } from '../graph/ids.ts'
import { Course } from '../menus/Course.ts'
import { toMenuNode } from '../menus/toMenuNode.ts'
import { type PageArgs, pageComplexity, pageSize } from '../graph/pageArgs.ts'
import { captionedImage, Image } from '../images/Image.ts'
import { Filter } from '../filters/Filter.ts'
import { CodedError, nullIfNotFound } from '../v2/errors.ts'
import { Cater } from '../caters/Cater.ts'
import { RequiredService } from '../caters/RequiredService.ts'
import { searchedPlace } from '../caters/searchedPlace.ts'

const CaterMatch = builder.enumType('CaterMatch', {
  description: 'How a caterer answers a search, the best first.',
  values: {
    POSSIBLE: { value: 'possible', description: 'It meets all criteria.' },
    OVER_BUDGET: { value: 'over_budget', description: 'It can, but a cover costs more than the budget.' },
    UNDECLARED: {
      value: 'undeclared',
      description: 'It can, but the requested diet depends on food of which it has declared nothing.',
    },
    OTHER_DATE: { value: 'other_date', description: 'It cannot on that date; `next` is the first that it can.' },
    NOT_DELIVERED: { value: 'not_delivered', description: 'It does not deliver this to that place.' },
    NO_MENU: { value: 'no_menu', description: 'It has no menu for so many covers.' },
    DOES_NOT_FIT: { value: 'does_not_fit', description: 'None of its menus meets the requested diet.' },
    NO_COURSE: { value: 'no_course', description: 'It has no menu of the requested course.' },
  },
})

const SearchCondition = builder.enumType('SearchCondition', {
  description: 'A condition of a search for caterers.',
  values: {
    PLACE: { value: 'place', description: 'Where to deliver.' },
    DATE: { value: 'date', description: 'When.' },
    COVERS: { value: 'covers', description: 'For how many.' },
    BUDGET: { value: 'budget', description: 'For how much.' },
    FILTER: { value: 'filter', description: 'One of its filters.' },
    WITHOUT: { value: 'without', description: 'One of the allergens that must not be in it.' },
    DIET: { value: 'diet', description: 'One of its diets.' },
    COURSE: { value: 'course', description: 'A course other than MEAL.' },
  },
})

const CaterSearchInput = builder.inputType('CaterSearchInput', {
  description: 'The criteria of the search. What is left out does not count.',
  fields: (t) => ({
    place: t.string({
      description:
        'A postal code is where to deliver: caterers there, nearby or with a zone for it answer. Else as `place` of `caters`.',
    }),
    date: t.field({ type: 'Date', description: 'When to eat.' }),
    covers: t.int({ description: 'For how many, from 1; without it no whole price is known.' }),
    budget: t.field({ type: 'Money', description: 'The most that a cover may cost, all that must be paid included.' }),
    filterIds: t.idList({ description: 'Global ids of filters: of each type among them, a caterer has at least one.' }),
    without: t.field({
      type: [Allergen],
      description:
        'Allergens that must not be in the menu, nor in traces. Food of which nothing is declared is not free of any.',
    }),
    diets: t.field({ type: [Diet], description: 'Diets that all of the menu must fit, as its caterer declares.' }),
    course: t.field({ type: Course, description: 'The course of the menus that answer; null is MEAL.' }),
    caterIds: t.idList({ description: 'Global ids of caterers: only these answer, as where some are compared.' }),
    menuUuids: t.stringList({
      description: 'Uuids of menus, each of which answers for its caterer where it can be ordered for so many covers.',
    }),
  }),
})

const SearchReason = builder.objectRef<FoundCater['reasons'][number]>('SearchReason').implement({
  description: 'Why a caterer does not meet the criteria.',
  fields: (t) => ({
    code: t.exposeString('code', { description: "What it is called: 'DAY_FULL'. More may come." }),
    message: t.exposeString('message', { description: 'The same in Danish, to be shown.' }),
  }),
})

const DeclaredFoodCount = builder.objectRef<{ declared: number; total: number }>('DeclaredFoodCount').implement({
  description: 'How many foods are declared.',
  fields: (t) => ({
    declared: t.exposeInt('declared', { description: 'Those of which the allergens are declared.' }),
    total: t.exposeInt('total', { description: 'All of them.' }),
  }),
})

const FoundMenu = builder.objectRef<{ caterId: number; uuid: string; name: string }>('FoundMenu').implement({
  description: 'The menu that a caterer answers a search with.',
  fields: (t) => ({
    id: t.id({
      description: 'Its global id: `node` finds it.',
      resolve: ({ caterId, uuid }) => encodeGlobalID('Menu', catalogueKey({ caterId, id: uuid })),
    }),
    contents: t.stringList({
      nullable: true,
      description:
        'The names of what is in it and of what is chosen among, in order, without extras; null where its caterer is closed. ' +
        'Read with the menus of its caterer.',
      complexity: { field: 5 },
      resolve: async ({ caterId, uuid }, _args, { v2 }) => {
        const menus = await v2.menus.list(caterId).catch(nullIfNotFound)
        const menu = menus?.find(({ id }) => id === uuid)
        return menu?.children.filter(({ type }) => type !== 'extra').map(({ name }) => name) ?? null
      },
    }),
    declaredFoods: t.field({
      type: DeclaredFoodCount,
      nullable: true,
      description: 'Of how much of its food the allergens are declared; null where its caterer is closed.',
      complexity: { field: 5 },
      resolve: async ({ caterId, uuid }, _args, { v2 }) => {
        const menus = await v2.menus.list(caterId).catch(nullIfNotFound)
        const menu = menus?.find(({ id }) => id === uuid)
        return menu ? countDeclared(toMenuNode(menu)) : null
      },
    }),
    name: t.exposeString('name', { description: 'The name of the menu.' }),
    uuid: t.exposeString('uuid', { description: 'The uuid of the menu, as of `Menu`, for `menuUuids` of a search.' }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'The first picture of the menu; null where it has none. Read with the menus of its caterer.',
      complexity: { field: 5 },
      resolve: async ({ caterId, uuid }, _args, { v2 }) => {
        const menus = await v2.menus.list(caterId).catch(nullIfNotFound)
        const image = menus?.find(({ id }) => id === uuid)?.images[0]
        return image ? captionedImage(image, caterId) : null
      },
    }),
  }),
})

function countDeclared(menu: MenuNode): { declared: number; total: number } {
  const { always, choices, extras } = foodsOf(menu)
  const foods = [...always, ...choices, ...extras]
  return { declared: foods.filter(({ declaration }) => declaration !== null).length, total: foods.length }
}

const WholePrice = builder.objectRef<NonNullable<FoundCater['price']>>('WholePrice').implement({
  description: 'What an order of the menu costs by its cheapest choice, with all that must be paid; as the order will.',
  fields: (t) => ({
    goods: t.expose('goods', { type: 'Money', description: 'The covers with their price period.' }),
    delivery: t.expose('delivery', {
      type: 'Money',
      nullable: true,
      description: 'Null where it is not known whether or where to deliver.',
    }),
    services: t.field({
      type: [RequiredService],
      description: 'The services that an order then includes.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ services }) => services,
    }),
    lacksDelivery: t.boolean({
      description: 'True where what delivery costs is not known, so that the total lacks it.',
      resolve: ({ delivery, fulfilment }) => delivery === null && fulfilment === null,
    }),
    total: t.expose('total', { type: 'Money', description: 'All of it, but the delivery where it is not known.' }),
    perCover: t.expose('perCover', { type: 'Money', description: 'The total for one cover, rounded to whole øre.' }),
  }),
})

/** The other menus of a caterer where a search does not say how many. */
const USUAL_OTHERS = 2

const OtherMenu = builder.objectRef<FoundOffer & { caterId: number }>('OtherMenu').implement({
  description: 'Another menu with which a caterer could answer a search.',
  fields: (t) => ({
    menu: t.field({
      type: FoundMenu,
      description: 'The menu.',
      resolve: ({ caterId, menu }) => ({ caterId, uuid: menu.id, name: menu.name }),
    }),
    fit: t.field({
      type: Fit,
      nullable: true,
      description: 'How the menu meets `without` and `diets`; null where neither is requested.',
      resolve: ({ fit }) => fit,
    }),
    coverPrice: t.expose('coverPrice', {
      type: 'Money',
      description: 'The price of one cover on that date, without what else must be paid.',
    }),
    totalPrice: t.field({
      type: WholePrice,
      nullable: true,
      description: 'The costs of the menu for so many covers; null where the search has no covers.',
      resolve: ({ price }) => price,
    }),
    isWithinBudget: t.exposeBoolean('isWithinBudget', {
      description:
        'Indicates whether a cover costs at most the budget; true without one. False for a menu that cannot be ordered, where ' +
        'the menu that answers can.',
    }),
  }),
})

const FoundCaterEdge = builder.objectRef<FoundCater & { cursor: string }>('FoundCaterEdge').implement({
  description: "A caterer's answer to a search.",
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where this edge stands, for `after`. Opaque.' }),
    node: t.field({ type: Cater, description: 'The caterer.', resolve: ({ cater }) => cater }),
    match: t.field({ type: CaterMatch, description: 'How it answers.', resolve: ({ match }) => match }),
    reasons: t.field({
      type: [SearchReason],
      description: 'Why it does not meet the criteria; empty if it does.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ reasons }) => reasons,
    }),
    next: t.expose('next', {
      type: 'Date',
      nullable: true,
      description:
        'The first possible date after the requested one; null where it is possible, and where no date helps.',
    }),
    menu: t.field({
      type: FoundMenu,
      nullable: true,
      description:
        'The menu that answers: with a budget the dearest within it, else the cheapest; null where none does.',
      resolve: ({ cater, menu }) => menu && { caterId: cater.id, uuid: menu.id, name: menu.name },
    }),
    fit: t.field({
      type: Fit,
      nullable: true,
      description:
        'How that menu meets `without` and `diets`, by the choice that is priced; null where neither is requested, and without ' +
        'a menu.',
      resolve: ({ fit }) => fit,
    }),
    coverPrice: t.expose('coverPrice', {
      type: 'Money',
      nullable: true,
      description: 'One cover of the menu on that date, without what else must be paid; null without a menu.',
    }),
    totalPrice: t.field({
      type: WholePrice,
      nullable: true,
      description: 'What the menu costs for so many covers; null where the search has no covers, and without a menu.',
      resolve: ({ price }) => price,
    }),
    isWithinBudget: t.exposeBoolean('isWithinBudget', {
      description: 'Whether a cover costs at most the budget; true without one.',
    }),
    otherMenus: t.field({
      type: [OtherMenu],
      description: 'The next best menus, the best first; at most as many as the argument `otherMenus` of the search.',
      complexity: { field: 1, multiplier: USUAL_OTHERS },
      resolve: ({ cater, others }) => others.map((other) => ({ ...other, caterId: cater.id })),
    }),
    kilometres: t.exposeInt('kilometres', {
      nullable: true,
      description:
        'The distance from the place to its postal district by air, 0 in its own; null where either is not known.',
    }),
  }),
})

const SearchRelaxation = builder.objectRef<CaterSearchResponse['relaxations'][number]>('SearchRelaxation').implement({
  description: 'A single condition without which a search has hits.',
  fields: (t) => ({
    condition: t.field({ type: SearchCondition, description: 'Which.', resolve: ({ condition }) => condition }),
    filter: t.field({
      type: Filter,
      nullable: true,
      description: 'Which filter; null for another condition, and for one that is deleted.',
      resolve: ({ filterId }, _args, context) =>
        filterId === null ? null : Filter.load(String(filterId), context).catch(nullIfNotFound),
    }),
    allergen: t.expose('allergen', {
      type: Allergen,
      nullable: true,
      description: 'Which allergen; null for another condition.',
    }),
    diet: t.expose('diet', { type: Diet, nullable: true, description: 'Which diet; null for another condition.' }),
    count: t.exposeInt('count', { description: 'How many caterers can do all the rest.' }),
  }),
})

interface FoundCaters {
  answer: CaterSearchResponse
  isFirst: boolean
}

const FoundCaterConnection = builder.objectRef<FoundCaters>('FoundCaterConnection').implement({
  description: 'The answers of caterers to a search.',
  fields: (t) => ({
    totalCount: t.int({ description: 'How many caterers answer.', resolve: ({ answer }) => answer.total }),
    hitCount: t.int({
      description: 'How many of them meet all criteria.',
      resolve: ({ answer }) => answer.hits,
    }),
    district: t.string({
      nullable: true,
      description: 'What the postal code is called; null where none was given, and where there is no such code.',
      resolve: ({ answer }) => answer.district,
    }),
    relaxations: t.field({
      type: [SearchRelaxation],
      description: 'Where none can: the single conditions without which some can.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ answer }) => answer.relaxations,
    }),
    edges: t.field({
      type: [FoundCaterEdge],
      description: 'The answers of this part.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ answer }) => answer.caters.map((found) => ({ ...found, cursor: found.cursor ?? '' })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this part stands.',
      resolve: ({ answer, isFirst }) => ({
        hasNextPage: answer.nextCursor !== null,
        hasPreviousPage: !isFirst,
        startCursor: answer.caters[0]?.cursor ?? null,
        endCursor: answer.caters.at(-1)?.cursor ?? null,
      }),
    }),
  }),
})

const MAX_OTHERS = 30

/** The requested number of other menus; undefined leaves it to the service. */
function othersOf({ otherMenus }: { otherMenus?: number | null }): number | undefined {
  if (otherMenus == null) return undefined
  if (otherMenus >= 0 && otherMenus <= MAX_OTHERS) return otherMenus
  throw new CodedError(`otherMenus must be from 0 to ${MAX_OTHERS}; it is ${otherMenus}.`, 'BAD_REQUEST')
}

/** That of a connection; it grows with the other menus, of which the fields of an edge count only the usual number. */
function searchComplexity(args: PageArgs & { otherMenus?: number | null }) {
  const { field, multiplier } = pageComplexity(args)
  return { field, multiplier: multiplier * Math.max(1, (args.otherMenus ?? 0) / USUAL_OTHERS) }
}

builder.queryField('searchCaters', (t) =>
  t.field({
    type: FoundCaterConnection,
    description:
      "The caterers for a party, with the whole price, in the order 'Passer bedst': those that meet all criteria first, then by " +
      'budget, by rating (few ratings are drawn towards 4.0), and by the marketplace.',
    args: {
      input: t.arg({ type: CaterSearchInput, required: true, description: 'What is looked for.' }),
      first: t.arg.int({ description: 'How many to answer, at most 100; 20 where left out.' }),
      after: t.arg.string({ description: 'The cursor to begin after.' }),
      otherMenus: t.arg.int({
        description: `The maximum number of \`otherMenus\` of each caterer, from 0 to ${MAX_OTHERS}. Null is ${USUAL_OTHERS}.`,
      }),
    },
    complexity: searchComplexity,
    extensions: { work: 6 },
    resolve: async (_root, { input, ...args }, { v2, slugByCaterId }) => {
      const { filterIds, caterIds, without, diets, course, menuUuids, ...criteria } = input
      const numbers = (type: string, ids: readonly string[] | null | undefined) =>
        ids?.map((id) => numberId(type, id)).join(',')
      const answer = await v2.search.caters({
        ...criteria,
        place: searchedPlace(criteria.place) || undefined,
        filters: numbers('Filter', filterIds),
        without: without?.join(',') || undefined,
        diets: diets?.join(',') || undefined,
        caters: numbers('Cater', caterIds),
        course: course ?? undefined,
        menus: menuUuids?.join(',') || undefined,
        others: othersOf(args),
        limit: pageSize(args),
        cursor: args.after ?? undefined,
      })
      for (const { cater } of answer.caters) if (cater.slug) slugByCaterId.set(cater.id, cater.slug)
      return { answer, isFirst: args.after == null }
    },
  }),
)
