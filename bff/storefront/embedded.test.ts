import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bff = await startTestGraph()
  return async () => {
    vi.useRealTimers()
    await bff.v2.stop()
  }
})

const PAGE = `query ($host: String!) {
  storefront(host: $host) {
    __typename
    ... on Cater { name services { name price } categories { name menus { name } } }
  }
}`
const read = async (host = 'smagen.localhost') => (await bff.execute(PAGE, { variables: { host } })).data.storefront
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const THREE = ['GET /caters/55/categories', 'GET /caters/55/products/menus', 'GET /page-by-url//smagen']
const renamed = { id: 55, name: 'Smagen og venner', active: true, delivery: true }

/** Changes the caterer at the service, through the graph or behind its back. */
async function rename(throughGraph: boolean) {
  bff.v2.answer('GET /caters-public/55', () => ({ status: 200, body: renamed }))
  if (!throughGraph) return
  bff.v2.answer('PUT /caters', () => ({ status: 200, body: { cater: renamed } }))
  const cookie = await bff.v2.token('admin@demo.dk')
  const input = `{ id: "${btoa('Cater:55')}", isActive: true }`
  const { errors } = await bff.execute(`mutation { setCaterActive(input: ${input}) { __typename } }`, { cookie })
  expect(errors).toBeUndefined()
}

describe('a storefront whose page embeds its caterer and services', () => {
  test('GRA-9 takes three calls, with the same answer as from a service that embeds nothing', async () => {
    const apart = await read()
    expect(bff.v2.takeCalls()).toHaveLength(5)
    bff.v2.embed()
    later(3_600)
    const whole = await startTestGraph({}, {}, bff.v2)
    const { data } = await whole.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    expect(data.storefront).toEqual(apart)
    expect(bff.v2.takeCalls().toSorted()).toEqual(THREE)
  })

  test('GRA-10 is revalidated by its ETag after ten seconds, and then shows a change', async () => {
    bff.v2.embed()
    await read()
    later(11)
    bff.v2.takeCalls()
    expect((await read()).name).toBe('Smagen')
    expect(bff.v2.calls.map(({ headers }) => headers['if-none-match'])).not.toContain(undefined)
    expect(bff.v2.takeCalls().toSorted()).toEqual(THREE)
    await rename(false)
    later(11)
    expect((await read()).name).toBe('Smagen og venner')
  })

  test('GRA-10 shows a change through the graph at once, also while it is being read', async () => {
    bff.v2.embed()
    await read()
    await rename(true)
    expect((await read()).name).toBe('Smagen og venner')

    later(11)
    let arrived = () => {}
    const requested = new Promise<void>((resolve) => {
      arrived = resolve
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = { id: 1, url: '/smagen', title: 'Smagen', caterId: 55, cater: { ...renamed, name: 'Før' } }
    bff.v2.answer('GET /page-by-url//smagen', async () => {
      arrived()
      await held
      return { status: 200, body: page }
    })
    const early = bff.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    await requested
    await rename(true)
    release()
    await early
    bff.v2.answer('GET /page-by-url//smagen', () => ({ status: 200, body: { ...page, cater: undefined } }))
    expect((await read()).name).toBe('Smagen og venner')
  })

  test('reads embedded data that does not match its schema by a call of its own', async () => {
    const page = { id: 1, url: '/smagen', title: 'Smagen', caterId: 55 }
    const otherCater = { id: 57, name: 'Grønt', active: true, delivery: true }
    for (const cater of ['Smagen', otherCater]) {
      bff.v2.answer('GET /page-by-url//smagen', () => ({ status: 200, body: { ...page, cater, services: {} } }))
      expect(await read()).toMatchObject({ name: 'Smagen', services: [{ name: 'Kørsel' }] })
      later(3_600)
    }
  })

  test('HOST-3 is closed when its caterer is inactive', async () => {
    bff.v2.embed()
    expect(await read('lukket.localhost')).toEqual({ __typename: 'StorefrontClosed' })
    expect(bff.v2.takeCalls()).toEqual(['GET /page-by-url//lukket'])
  })
})
