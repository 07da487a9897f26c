import { beforeAll, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let admin: string
beforeAll(async () => {
  bff = await startTestGraph()
  admin = await bff.v2.token('admin@demo.dk')
  return () => bff.v2.stop()
})

const id = (text: string) => Buffer.from(text).toString('base64')
const MENU = id(`Menu:55:${IDS.lunch}`)
const DISH = id(`Dish:55:${IDS.herring}`)
const CATEGORY = id(`Category:55:${IDS.category}`)
const SERVICE = id(`Service:55:${IDS.delivery}`)
const MENUS = '/caters/55/products/menus'

/** A mutation, its call, and what the service may refuse: what it calls it, and where the input has another name that. */
type RejectedMutation = [mutation: string, call: string, paths: (string | [wire: string, input: string])[]]

const SERVICE_FIELDS = ['name', 'description', 'price', ['required', 'isRequired']] satisfies RejectedMutation[2]
const MENU_FIELDS = ['type', 'name', 'description', 'minAmount', 'maxAmount', 'price', 'discountFromPrice']
const PAGE_FIELDS = ['url', 'title', ['caterId', 'caterNumber']] satisfies RejectedMutation[2]

const REJECTED_MUTATIONS: RejectedMutation[] = [
  [
    `updateCater(input: { id: "${id('Cater:55')}", name: "x" })`,
    'PUT /caters',
    [
      'name',
      'legalName',
      'cvrNumber',
      'address',
      'zipCode',
      'email',
      'phoneNumber',
      'contactPerson',
      'description',
      'commission',
      'regNumber',
      'accountNumber',
      'noticeText',
      'tags',
      'accentColor',
      'affiliateLink',
      'googlePlaceId',
      ['delivery', 'offersDelivery'],
      ['minEnvelopes', 'minCovers'],
      ['orderBefore', 'noticeDays'],
      ['googleRatingsLink', 'ratingsLink'],
      ['googleAverageRating', 'ratingAverage'],
      ['googleTotalRatings', 'ratingCount'],
    ],
  ],
  ['createCategory(input: { caterNumber: 55, name: "x" })', 'POST /caters/55/categories', ['name', 'description']],
  [
    `updateCategory(input: { id: "${CATEGORY}", name: "x" })`,
    `PUT /caters/55/categories/${IDS.category}`,
    ['name', 'description'],
  ],
  [
    'createMenu(input: { caterNumber: 55, type: MENU, name: "x", price: 1 })',
    `POST ${MENUS}`,
    [...MENU_FIELDS, 'categoryIds.0'],
  ],
  [`updateMenu(input: { id: "${MENU}", name: "x" })`, `PUT ${MENUS}/${IDS.lunch}`, MENU_FIELDS],
  [
    `createMenuChild(input: { parentId: "${MENU}", child: { type: INCLUDE, name: "x", price: 0 } })`,
    `POST ${MENUS}/${IDS.lunch}/child`,
    ['type', 'name', 'description', 'price', 'minAmount', 'maxAmount'],
  ],
  [`updateDish(input: { id: "${DISH}", name: "x" })`, 'PUT /caters/dishes', ['name']],
  [
    'createService(input: { caterNumber: 55, name: "x", description: "x" })',
    'POST /caters/55/services',
    SERVICE_FIELDS,
  ],
  [`updateService(input: { id: "${SERVICE}", name: "x" })`, 'PUT /caters/services', SERVICE_FIELDS],
  ['createPage(input: { url: "/x", title: "x" })', 'POST /pages', PAGE_FIELDS],
  [
    'updatePage(input: { id: "1", title: "x" })',
    'PUT /pages',
    [...PAGE_FIELDS, 'blocks.0.title', 'blocks.0.image', ['blocks.0.caterIds.0', 'blocks.0.caterNumbers.0']],
  ],
  ['createFilter(input: { name: "x", type: OCCASION })', 'POST /filters', ['name']],
  ['updateFilter(input: { id: "1", name: "x" })', 'PUT /filters', ['name']],
  [
    'inviteUser(input: { caterNumber: 55, email: "x@example.dk", firstName: "x", lastName: "x" })',
    'POST /api/users',
    ['email', 'firstName', 'lastName'],
  ],
]

test.each(REJECTED_MUTATIONS)(
  'ERR-2 GRA-6 %s: each field that the service refuses is one of the input',
  async (mutation, call, paths) => {
    const pairs = paths.map((path) => (typeof path === 'string' ? [path, path] : path))
    const errors = pairs.map(([path]) => ({ path, validatorKey: 'unknown' }))
    bff.v2.answer(call, () => ({ status: 422, body: { type: 'x', title: 'invalid', status: 422, errors } }))
    const fields = '{ ... on ValidationFailed { issues { path message } } }'
    const answer = await bff.execute(`mutation { result: ${mutation} ${fields} }`, { cookie: admin })
    expect(answer.errors).toBeUndefined()
    const { issues } = answer.data.result as { issues: { path: string; message: string }[] }
    expect(issues.map(({ path }) => path)).toEqual(pairs.map(([, path]) => path))
    for (const { message } of issues) expect(message).toMatch(/findes ikke|kender ikke/i)
  },
)
