import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  parse,
  typeFromAST,
} from 'graphql'
import { type AnonymousRow, postTo } from './anonymousRequest.ts'
import { SAMPLE_SCALARS } from '../../graph/sampleScalars.ts'
import type { PricedDemo } from './pricedDemo.ts'

const ARTIFACTS = 'web/__generated__'
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const persisted = JSON.parse(readFileSync('persisted_queries.json', 'utf8')) as Record<string, string>

/** The ids of the web client's documents by their names. */
export const DOCUMENTS: ReadonlyMap<string, string> = new Map(
  readdirSync(ARTIFACTS).flatMap((file) => {
    const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(`${ARTIFACTS}/${file}`, 'utf8'))?.[1]
    return id ? [[file.replace('.graphql.ts', ''), id] as const] : []
  }),
)

export const clockOf = (turn: number) =>
  `${String(8 + (turn % 12)).padStart(2, '0')}:${String(Math.trunc(turn / 12) % 60).padStart(2, '0')}`
export const linkToken = (turn: number) => `A${turn}`.padEnd(22, 'A')

/** What a document costs the most with, of what a visitor may send: lists as long as they may be, and another question each turn. */
type Variables = (demo: PricedDemo, turn: number) => object

const question =
  (lines: number): Variables =>
  ({ menus, date }, turn) => ({
    number: 55,
    zipCode: '8000',
    hasZipCode: true,
    hasDate: true,
    input: {
      date,
      clock: clockOf(turn),
      zipCode: '8000',
      lines: Array.from({ length: lines }, (_, line) => ({ menuUuid: menus[line % menus.length], covers: 10 + line })),
    },
  })

const search = ({ date }: PricedDemo, turn: number) => ({
  date,
  covers: 10 + (turn % 900),
  place: '8000',
  budget: 200,
  without: ['GLUTEN', 'MILK'],
  diets: ['VEGETARIAN'],
})

/** The documents that a visitor may run, each with its variables. Every other one is refused to a visitor. */
const VISITORS: Readonly<Record<string, Variables>> = {
  AccessibilityRouteQuery: ({ host }) => ({ host }),
  AddMenusDialogQuery: () => ({ number: 55 }),
  AnsweredCatersMoreQuery: (demo, turn) => ({ input: search(demo, turn), first: 50, otherMenus: 2 }),
  CaterRouteQuery: ({ host }) => ({ host }),
  ComparisonRouteQuery: (demo, turn) => ({ input: search(demo, turn), isChosen: true }),
  ConditionsRouteQuery: ({ host }) => ({ host }),
  FoundCatersMoreQuery: () => ({ first: 100 }),
  FrontPageRouteAnswersQuery: (demo, turn) => ({ input: search(demo, turn), otherMenus: 2 }),
  FrontPageRouteQuery: (_demo, turn) => ({ place: `${8000 + (turn % 900)}`, isSearching: true }),
  LoginFrameQuery: ({ host }) => ({ host, isBare: false }),
  LoginRouteQuery: () => ({}),
  MenuDeadlineQuery: question(200),
  MenusByFitQuery: () => ({ number: 55, without: ['GLUTEN', 'MILK'], diets: ['VEGAN'] }),
  OfferPageRouteQuery: ({ host, offerToken }) => ({ token: offerToken, host }),
  OrderFormRouteQuery: ({ host }) => ({ host }),
  OrderPageRouteQuery: ({ host, orderToken }) => ({ token: orderToken, host }),
  useOrderedAllergensQuery: (demo) => ({ token: demo.orderToken }),
  PriceEstimateRouteQuery: ({ host, basketKey }) => ({ host, key: basketKey }),
  SharedBasketRouteQuery: ({ host, basketKey }) => ({ host, key: basketKey }),
  SignedInQuery: () => ({}),
  StorefrontLayoutQuery: ({ host }) => ({ host, default: 55, isBare: false }),
  ThanksRouteQuery: ({ host }, turn) => ({
    host,
    hasHost: true,
    defaultCater: 55,
    orderId: `o${turn}`,
    hasOrder: true,
  }),
  fetchPartyAnswerQuery: question(200),
  sitemapQuery: ({ host }) => ({ host }),
  useAnswerLinkProposalMutation: (demo) => ({ input: { token: demo.orderToken, proposalId: 'x', answer: 'DECLINE' } }),
  useAnswerOfferMutation: (_demo, turn) => ({ input: { token: linkToken(turn), answer: 'APPROVE' } }),
  useCancelOrderMutation: (demo) => ({ input: { token: demo.orderToken, fee: 1 } }),
  useCatalogueOfTodayQuery: () => ({ number: 55 }),
  useCataloguePricesQuery: () => ({ number: 55 }),
  useChangeOrderMutation: (demo, turn) => ({ input: { token: demo.orderToken, price: 0, comment: `Tur ${turn}` } }),
  useCityLookupQuery: (_demo, turn) => ({ zipCode: `${1000 + turn}` }),
  useDayMarksQuery: ({ menus, date, lastDate }, turn) => ({
    number: 55,
    input: { from: date, to: lastDate, covers: 10 + turn, menuUuids: menus },
  }),
  useDraftReasonsQuery: question(200),
  useLoginMutation: (_demo, turn) => ({ input: { email: `${turn}@example.dk`, password: 'et forkert kodeord' } }),
  fetchMenuFoodsQuery: ({ menuId }) => ({ number: 55, menuId }),
  useOrderOfferMutation: (_demo, turn) => ({ input: { token: linkToken(turn), price: 0, idempotencyKey: `${turn}` } }),
  useOrderDayQuery: ({ date }, turn) => ({
    number: 55 + (turn % 4),
    input: { date, fulfilment: 'DELIVERY', lines: [] },
    isAccepted: false,
  }),
  usePlaceOrderMutation: ({ order }, turn) => ({ input: { ...order, idempotencyKey: `order-${turn}` } }),
  useProposalCatalogueQuery: () => ({ number: 55 }),
  useProposeLinkChangeMutation: (demo, turn) => ({ input: { token: demo.orderToken, price: turn } }),
  useRenewOrderLinkMutation: (demo) => ({ input: { token: demo.renewedToken } }),
  useRequestPasswordLinkMutation: (_demo, turn) => ({ input: { email: `${turn}@example.dk` } }),
  useSendOrderLinkMessageMutation: (demo, turn) => ({ input: { token: demo.orderToken, message: `Tur ${turn}` } }),
  useSetPasswordMutation: (_demo, turn) => ({ input: { link: linkToken(turn), password: 'et langt kodeord' } }),
  useShareBasketMutation: ({ order: { menus } }) => ({
    input: {
      caterNumber: 55,
      lines: Array.from(
        { length: 200 },
        () => menus.map(({ uuid, amount, items }) => ({ menuUuid: uuid, amount, items }))[0],
      ),
    },
  }),
  useSharedAvailabilityQuery: question(200),
  useTryOrderQuery: question(200),
}

/** Documents of the office that read what is public, too. They have no lists to be made long. */
const OFFICE: ReadonlySet<string> = new Set([
  'AvailabilityRouteQuery',
  'CalendarRouteQuery',
  'CategoryListQuery',
  'CategoryQuery',
  'CaterOrdersPaginationQuery',
  'CaterOverviewRouteQuery',
  'DashboardRouteQuery',
  'DishListQuery',
  'DishQuery',
  'EditCaterRouteQuery',
  'FilterListRouteQuery',
  'FoodsRouteQuery',
  'MenuListQuery',
  'MenuQuery',
  'NewCaterRouteQuery',
  'NewPhoneOrderRouteQuery',
  'OfferFieldsQuery',
  'OfferListPaginationQuery',
  'OfferListRouteQuery',
  'PageListPaginationQuery',
  'PageListQuery',
  'PageQuery',
  'ServiceListQuery',
  'ServiceQuery',
  'SettingsRouteQuery',
  'UsersRouteQuery',
  'ZonesRouteQuery',
  'useCaterNamesQuery',
  'childMutationsMenuQuery',
  'requireOwnCaterQuery',
  'useAnswerProposalMutation',
  'useLogoutMutation',
  'useSendProposalMutation',
])

/** A value of a type that a document refuses to nobody for its form. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return [valueOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]))
  }
  if (!isScalarType(type)) return null
  return type.name === 'ID' ? Buffer.from('Cater:55').toString('base64') : (SAMPLE_SCALARS[type.name] ?? 'x')
}

function generatedVariables(document: string): object {
  const [operation] = parse(document).definitions
  if (operation?.kind !== 'OperationDefinition') throw new Error('The first definition is no operation')
  const required = (operation.variableDefinitions ?? []).filter(({ type }) => type.kind === 'NonNullType')
  return Object.fromEntries(
    required.map(({ variable, type }) => [
      variable.name.value,
      valueOf(typeFromAST(schema, type as never) as unknown as GraphQLInputType),
    ]),
  )
}

/** Each document of the web client, as a visitor sends it. */
export const DOCUMENT_REQUESTS: Readonly<Record<string, AnonymousRow>> = Object.fromEntries(
  [...DOCUMENTS].map(([name, id]) => {
    const generated = name in VISITORS ? {} : generatedVariables(persisted[id] ?? '')
    const variables: Variables = VISITORS[name] ?? (() => generated)
    return [name, (demo: PricedDemo, turn: number) => postTo({ doc_id: id, turn, variables: variables(demo, turn) })]
  }),
)

/** True for a document of which somebody has said that visitors may run it, and with what. */
export const isKnownToVisitors = (name: string): boolean => name in VISITORS || OFFICE.has(name)

/** What is said above of documents that there are no more. */
export const staleNames = (): string[] => [...Object.keys(VISITORS), ...OFFICE].filter((name) => !DOCUMENTS.has(name))
