import { buildClientSchema, getIntrospectionQuery, getNamedType } from 'graphql'
import type { GraphQLInterfaceType, GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audienceOf, rows } from './audiences.ts'
import { mayChange, expectedRejection, isOfViewersCater } from './changeRules.ts'
import { startDemoGraph } from './demoGraph.ts'
import type { DemoGraph, Viewer } from './demoGraph.ts'
import { findGaps, findLeaks, recordSeenFields } from './leakCheck.ts'
import type { SeenFields } from './leakCheck.ts'
import { until } from '../fixtures/until.ts'
import { followOrders } from './followOrders.ts'
import { createFixtures } from './fixtures.ts'
import type { Fixtures } from './fixtures.ts'
import { MUTATIONS } from './mutationRows.ts'
import { listRoots } from './rootRows.ts'
import { listCustomers, plantSecrets, findSecrets } from './secrets.ts'
import type { Secret } from './secrets.ts'
import { reachableTypes, listReadings, selectionOf } from './selections.ts'
import type { Reading } from './selections.ts'

const CATERS = [55, 57]
/** The error codes of a response to a viewer without permission. */
const REJECTIONS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']

/** Through these is come to all that is not for everybody, and the demo data fills them. */
const GUARDED = ['Query', 'Cater', 'CaterAdministration', 'Dish', 'Menu', 'OrderConnection', 'OrderMail', 'Statistics']

let graph: DemoGraph
let schema: GraphQLSchema
let secrets: Secret[]
/** Things of each caterer that nobody may change but who may. */
let fixed: Fixtures[]
/** The viewers of a caterer's things: all kinds for one caterer, and for the other those whose relation differs. */
let viewersOf: (caterNumber: number) => [string, Viewer][]

beforeAll(async () => {
  graph = await startDemoGraph()
  const viewers = Object.entries(graph.viewers)
  viewersOf = (caterNumber) => viewers.filter(([, { role }]) => caterNumber === CATERS[0] || role === 'cater')
  fixed = CATERS.map((caterNumber) => createFixtures(graph, caterNumber))
  const { data } = await graph.execute(graph.viewers.visitor, getIntrospectionQuery())
  schema = buildClientSchema(data)
  secrets = [...(await plantSecrets(graph, CATERS)), ...(await listCustomers(graph, CATERS))]
})
afterAll(() => graph?.stop())

const typesThatAreRead = () => {
  const roots = ['Mutation', 'Subscription']
  return reachableTypes(schema).filter(({ name }) => !roots.includes(name))
}

describe('GRA-4 every field, mutation and subscription has a row that says for whom it is', () => {
  test('each field that can be come to', () => {
    const fields = typesThatAreRead().flatMap((type) =>
      Object.keys(type.getFields()).map((field) => ({ type: type.name, field })),
    )
    const without = fields.filter(({ type, field }) => audienceOf(type, field) === undefined)
    expect(without).toEqual([])
    const there = new Set(fields.flatMap(({ type, field }) => [type, `${type}.${field}`]))
    expect(rows.filter((row) => !there.has(row))).toEqual([])
  })

  test('each mutation', () => {
    expect(Object.keys(MUTATIONS).sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort())
  })

  test('the subscription', () => {
    expect(Object.keys(schema.getSubscriptionType()?.getFields() ?? {})).toEqual(['orderChanged'])
  })
})

describe('GRA-4 whoever reads gets what is for them, and nothing else', () => {
  const seen: SeenFields = new Map()
  const leaked: string[] = []
  const failed: string[] = []
  let queryCount = 0
  let queriedRoots: string[] = []

  const read = async ({ query, inParts }: Reading, viewer: Viewer, name: string, caterNumber: number) => {
    queryCount += 1
    const answer = await graph.execute(viewer, query)
    const codes = (answer.errors ?? []).map(({ extensions }) => String(extensions.code))
    if (codes[0] === 'QUERY_TOO_COMPLEX' && inParts.length > 0) {
      for (const part of inParts) await read({ query: part, inParts: [] }, viewer, name, caterNumber)
      return
    }
    const isRefused = codes.every((code) => REJECTIONS.includes(code))
    if (!isRefused) failed.push(`${name}: ${codes} ${query}`)
    leaked.push(
      ...findSecrets(JSON.stringify(answer), secrets, viewer).map((what) => `${name} reads ${what}: ${query}`),
    )
    if (answer.data) recordSeenFields(schema, 'Query', answer.data, viewer, caterNumber, seen)
  }

  beforeAll(async () => {
    for (const made of fixed) {
      const roots = await listRoots(graph, made)
      queriedRoots = roots.map(({ field }) => field)
      const readings = listReadings(schema, roots)
      // All at once: nobody who reads is in another's way
      await Promise.all(
        viewersOf(made.caterNumber).map(async ([name, viewer]) => {
          for (const reading of readings) await read(reading, viewer, name, made.caterNumber)
        }),
      )
    }
    console.log(`${queryCount} answers, ${seen.size} fields, ${secrets.length} secrets`)
  })

  test('each root field is queried', () => {
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
    expect([...new Set(queriedRoots)].sort()).toEqual(fields.sort())
  })

  test('no answer holds a secret of another', () => {
    expect(secrets.length).toBeGreaterThan(50)
    expect(leaked).toEqual([])
  })

  test('no field is readable by somebody for whom it is not', () => {
    expect(findLeaks(seen)).toEqual([])
  })

  test('nothing else goes wrong', () => {
    expect(failed).toEqual([])
  })

  test('what is guarded is readable by those for whom it is', () => {
    const guarded = typesThatAreRead().filter(({ name }) => GUARDED.includes(name))
    expect(guarded).toHaveLength(GUARDED.length)
    expect(findGaps(guarded, seen)).toEqual([])
  })
})

describe('ROLE-2 whoever changes things changes their own, and reads nothing that is not for them', () => {
  const leaked: string[] = []
  const seen: SeenFields = new Map()

  const change = async (name: string, viewer: Viewer, field: string, made: Fixtures) => {
    const root = schema.getMutationType()?.getFields()[field]
    const { input, may, endsSession } = MUTATIONS[field] ?? {}
    const caterNumber = may && isOfViewersCater(may) ? (viewer.caterNumber ?? made.caterNumber) : made.caterNumber
    if (!root) throw new Error(`There is no mutation ${field}`)
    const answered = `{ __typename ${selectionOf(schema, getNamedType(root.type), 0)} }`
    const answer = input
      ? await graph.execute(
          viewer,
          `mutation ($input: ${root.args[0]?.type}) { ${field}(input: $input) ${answered} }`,
          {
            input: await input(made),
          },
        )
      : await graph.execute(endsSession ? await graph.logInAgain(viewer) : viewer, `mutation { ${field} ${answered} }`)
    leaked.push(
      ...findSecrets(JSON.stringify(answer), secrets, viewer).map((what) => `${name} reads ${what}: ${field}`),
    )
    if (answer.data) recordSeenFields(schema, 'Mutation', answer.data, viewer, caterNumber, seen)
    return answer
  }

  test('what is not theirs is refused, and nothing is changed', async () => {
    for (const made of fixed) {
      for (const { input } of Object.values(MUTATIONS)) await input?.(made)
    }
    const before = await graph.wholeState(CATERS)
    const wrong: string[] = []
    const beRefused = async (name: string, viewer: Viewer, made: Fixtures) => {
      for (const [field, { may }] of Object.entries(MUTATIONS)) {
        if (mayChange(may, viewer, made.caterNumber)) continue
        const { data, errors } = await change(name, viewer, field, made)
        const expected = expectedRejection(may, viewer)
        const code = errors?.[0]?.extensions.code
        if (data?.[field] || code !== expected)
          wrong.push(`${name} ${field} of ${made.caterNumber}: ${code}, not ${expected}; ${JSON.stringify(data)}`)
      }
    }
    // All at once: what is refused is in nobody's way
    await Promise.all(
      fixed.flatMap((made) => viewersOf(made.caterNumber).map(([name, viewer]) => beRefused(name, viewer, made))),
    )
    expect(wrong).toEqual([])
    expect(await graph.wholeState(CATERS)).toEqual(before)
  })

  test('what is theirs is done', async () => {
    const rejections = schema
      .getPossibleTypes(schema.getType('UserError') as GraphQLInterfaceType)
      .map(({ name }) => name)
    const wrong: string[] = []
    for (const caterNumber of CATERS)
      for (const [name, viewer] of viewersOf(caterNumber))
        for (const [field, { may, answers }] of Object.entries(MUTATIONS)) {
          if (!mayChange(may, viewer, caterNumber)) continue
          const made = createFixtures(graph, caterNumber, viewer.role === 'cater' ? viewer : undefined)
          const { data, errors } = await change(name, viewer, field, made)
          const [changed] = [data?.[field]].flat()
          const isRight = answers
            ? changed?.__typename === answers
            : changed && !rejections.includes(changed.__typename)
          if (!isRight)
            wrong.push(`${name} ${field} of ${caterNumber}: ${JSON.stringify(changed)} ${errors?.[0]?.message}`)
        }
    expect(wrong).toEqual([])
  })

  test('SEC-21 a user of the kitchen sends no files', async () => {
    const query = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { __typename } }'
    const variables = { input: { caterNumber: CATERS[0], name: 'Prøve' } }
    const files = { 'input.image': new File(['x'], 'billede.png') }
    const { data, errors } = await graph.executeWithFiles(graph.viewers.smagensKitchen, query, variables, files)
    expect([data?.createCategory ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN'])
  })

  test('a caterer cannot write what only admins may of it, and an admin can', async () => {
    const [made] = fixed
    const query = 'mutation ($input: UpdateCaterInput!) { updateCater(input: $input) { __typename } }'
    const written = {
      commission: 1,
      filterIds: [],
      isAffiliate: true,
      affiliateLink: null,
      googlePlaceId: 'x',
      ordering: 9,
    }
    for (const [field, value] of Object.entries(written)) {
      const input = { id: made?.caterId, [field]: value }
      const { data, errors } = await graph.execute(graph.viewers.smagen, query, { input })
      expect([field, data, errors?.[0]?.extensions.code]).toEqual([field, null, 'FORBIDDEN'])
    }
    const { data } = await graph.execute(graph.viewers.admin, query, {
      input: { id: made?.caterId, isAffiliate: false },
    })
    expect(data.updateCater.__typename).toBe('Cater')
  })

  test('no answer leaks', () => {
    expect(leaked).toEqual([])
    expect(findLeaks(seen)).toEqual([])
  })
})

describe('ROLE-2 whoever follows orders follows their own', () => {
  test('visitors and customers follow nothing', async () => {
    const { visitor, customer } = graph.viewers
    const refused = [await followOrders(graph, visitor), await followOrders(graph, customer)]
    await until(() => refused.every(({ received }) => received() !== ''))
    expect(refused.map(({ received }) => received())).toEqual([
      expect.stringContaining('UNAUTHENTICATED'),
      expect.stringContaining('FORBIDDEN'),
    ])
  })

  test('a caterer is notified of its own orders, an admin of all, another caterer of none', async () => {
    const { admin, smagen, gront } = graph.viewers
    // From here on, so that nothing is missed until it is followed
    const { orderCursor } = (await graph.execute(admin, '{ orderCursor }')).data
    const follow = (viewer: Viewer, caterNumber: number) => followOrders(graph, viewer, caterNumber, orderCursor)
    const followed = await Promise.all([follow(admin, 55), follow(smagen, 55), follow(gront, 55), follow(gront, 57)])
    const [ofAdmin, ofSmagen, ofGront, ofGrontsOwn] = followed
    const order = await createFixtures(graph, 55).order()
    await until(() => ofAdmin.received().includes(order) && ofSmagen.received().includes(order))
    // What comes later has come to the other caterer, and so would this have
    const later = await createFixtures(graph, 57).order()
    await until(() => ofGrontsOwn.received().includes(later))
    expect(ofGrontsOwn.received()).not.toContain(order)
    expect(ofGront.received()).not.toContain('orderChanged')
    await Promise.all(followed.map(({ stop }) => stop()))
  })
})
