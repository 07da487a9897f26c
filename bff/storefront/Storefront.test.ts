import { beforeEach, describe, expect, test } from 'vitest'
import { holdTimers } from '../../runtime/testing/heldTimers.ts'
import { purify } from '../graph/purify.ts'
import { catalogue } from '../testing/fakeData.ts'
import { startTestGraph, V2_TIMEOUT_MS } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
beforeEach(async () => {
  bff = await startTestGraph()
  return () => bff.v2.stop()
})

const PAGE = `query ($host: String!) {
  storefront(host: $host) {
    __typename
    ... on Cater {
      id number slug name offersDelivery minCovers rating { average } description noticeText pricePeriods { id }
      logo { url(width: 300) } banner { url }
      categories {
        id name images { url }
        menus {
          id uuid type name description price discountFromPrice normalPrice savingPercent minAmount
          children { id type name price minAmount children { id name price type maxAmount } }
        }
      }
    }
    ... on StorefrontClosed { message }
    ... on StorefrontUnknown { mainSiteUrl }
  }
}`

/** Lets the service's menu have other values. */
function answerMenu(values: object): void {
  const [lunch] = catalogue['GET /caters/55/products/menus'] as [object]
  bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [{ ...lunch, ...values }] }))
}

describe('storefront', () => {
  test('HOST-1 the host picks the caterer, with its whole catalogue', async () => {
    const { data, errors } = await bff.execute(PAGE, { variables: { host: 'smagen.localhost:4000' } })
    expect(errors).toBeUndefined()
    expect(data.storefront).toMatchObject({
      __typename: 'Cater',
      number: 55,
      slug: 'smagen',
      offersDelivery: true,
      minCovers: 10,
      rating: null,
    })
    const [menu] = data.storefront.categories[0].menus
    expect(menu).toMatchObject({
      name: 'Frokostplatte',
      price: 129.5,
      normalPrice: 149,
      savingPercent: 13,
      type: 'MENU',
    })
    expect(menu.children[0].children[0]).toMatchObject({ name: 'Sild', price: 15 })
  })

  test.each([
    ['that has ended', { normalPrice: 149, percent: 13, from: '2026-01-01', to: '2026-01-31' }],
    ['that may not be shown', null],
    ['of a service that logs no prices', undefined],
  ])('MEM-3 a reduction %s has no badge and no price before', async (_which, saving) => {
    answerMenu({ saving })
    const { data } = await bff.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    expect(data.storefront.categories[0].menus[0]).toMatchObject({ normalPrice: null, savingPercent: 0 })
  })

  test('STO-8 descriptions leave the graph sanitised', async () => {
    // DOMPurify takes a second to load, and many on a busy machine
    await purify('')
    answerMenu({ description: '<p>Godt</p><script>alert(1)</script>' })
    const { data } = await bff.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    expect(data.storefront.categories[0].menus[0].description).toBe('<p>Godt</p>')
  })

  test("SEC-1 another service's text that exceeds a limit is empty, and logged once", async () => {
    answerMenu({ description: '<b>'.repeat(16_333) })
    for (const host of ['smagen.localhost', 'smagen.localhost:4000']) {
      const { data, errors } = await bff.execute(PAGE, { variables: { host } })
      expect([data.storefront.categories[0].menus[0].description, errors]).toEqual(['', undefined])
    }
    expect(bff.logged).toEqual([[{ limit: 'too_deep', length: 48_999 }, 'rich text dropped']])
  })

  test('two concurrent requests cost four calls of the v2 service, and none once cached', async () => {
    const execute = () => bff.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    await Promise.all([execute(), execute()])
    expect(bff.v2.takeCalls().toSorted()).toEqual([
      'GET /caters-public/55',
      'GET /caters/55/categories',
      'GET /caters/55/products/menus',
      'GET /page-by-url//smagen',
    ])
    await execute()
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('HOST-2 an unknown host is redirected to the front page, or to the main site where one is set', async () => {
    const unknown = await bff.execute(PAGE, { variables: { host: 'nope.localhost:4000' } })
    expect(unknown.data.storefront).toEqual({ __typename: 'StorefrontUnknown', mainSiteUrl: 'http://localhost:4000/' })
    const other = await startTestGraph({ MAIN_SITE_URL: 'https://kuvert.dk' })
    const sent = await other.execute(PAGE, { variables: { host: 'nope.localhost:4000' } })
    expect(sent.data.storefront.mainSiteUrl).toBe('https://kuvert.dk')
    const bare = await other.execute(PAGE, { variables: { host: 'localhost:4000' } })
    expect(bare.data.storefront).toEqual({ __typename: 'StorefrontUnknown', mainSiteUrl: null })
    await other.v2.stop()
  })

  test('SEC-9 a host of more than 255 characters is refused before the service is called', async () => {
    const host = (length: number) => `${'a'.repeat(length - '.localhost'.length)}.localhost`
    const long = await bff.execute(PAGE, { variables: { host: host(255) } })
    expect(long.data.storefront.__typename).toBe('StorefrontUnknown')
    bff.v2.takeCalls()
    const tooLong = await bff.execute(PAGE, { variables: { host: host(256) } })
    expect(tooLong).toMatchObject({
      data: null,
      errors: [{ message: 'host must have at most 255 characters.', extensions: { code: 'BAD_REQUEST' } }],
    })
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('HOST-3 an inactive caterer is closed', async () => {
    const { data } = await bff.execute(PAGE, { variables: { host: 'lukket.localhost' } })
    expect(data.storefront).toEqual({ __typename: 'StorefrontClosed', message: 'Kunne ikke finde siden' })
  })

  test('ERR-3 a part that fails is null with an error at its path; the rest answers', async () => {
    bff.v2.answer('GET /caters/55/services', () => 'hang up')
    const { data, errors } = await bff.execute('{ cater(number: 55) { name services { name } categories { name } } }')
    expect(data.cater).toEqual({ name: 'Smagen', services: null, categories: [{ name: 'Smørrebrød' }] })
    expect(errors).toMatchObject([
      { path: ['cater', 'services'], extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'request-1' } },
    ])
    // A GET is tried twice.
    expect(bff.v2.takeCalls().filter((call) => call.endsWith('services'))).toHaveLength(2)
  })

  test('ERR-3 an answer that fails validation is logged with its field, never half served', async () => {
    bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [{ id: 1, caterId: 55, name: 'x' }] }))
    const { data, errors } = await bff.execute('{ cater(number: 55) { menus { name } } }')
    expect(data.cater.menus).toBeNull()
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID')
    expect(JSON.stringify(bff.logged)).toContain('0.price')
  })

  test('ERR-3 a service that does not answer times out', async () => {
    bff.v2.answer('GET /cities', () => 'say nothing')
    bff.v2.takeCalls()
    const timeouts = holdTimers(V2_TIMEOUT_MS)
    const answer = bff.execute('{ cities { city } }')
    // A GET is tried once more only within its time
    await expect.poll(bff.v2.takeCalls).toEqual(['GET /cities'])
    timeouts.end()
    const { errors } = await answer
    expect(bff.v2.takeCalls()).toEqual([])
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
  })

  test('numbers as texts and texts as numbers are tolerated', async () => {
    const { data } = await bff.execute(
      '{ city(zipCode: "8000") { zipCode city } cater(number: 55) { services { isRequired price } } }',
    )
    expect(data).toEqual({
      city: { zipCode: '8000', city: 'Aarhus C' },
      cater: { services: [{ isRequired: true, price: 150 }] },
    })
  })

  test('caters lists the active ones that have a storefront', async () => {
    const { data } = await bff.execute('{ caters { totalCount edges { node { name slug } } } }')
    expect(data.caters).toEqual({ totalCount: 1, edges: [{ node: { name: 'Smagen', slug: 'smagen' } }] })
    expect(bff.v2.takeCalls()).toHaveLength(2)
  })

  test('a global id refetches its object, with one call for all objects of a list', async () => {
    const { data } = await bff.execute(PAGE, { variables: { host: 'smagen.localhost' } })
    const { storefront } = data
    const [menu] = storefront.categories[0].menus
    const ids = [storefront.id, storefront.categories[0].id, menu.id, menu.children[0].children[0].id]
    const found = await bff.execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Cater { name } ... on Category { name } ... on Menu { name } } }',
      { variables: { ids } },
    )
    expect(found.data.nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Smagen',
      'Smørrebrød',
      'Frokostplatte',
      'Sild',
    ])
  })

  test('ROLE-2 administration is null for all but the caterer itself and admins', async () => {
    const query = '{ cater(number: 55) { administration { regNumber commission } } }'
    expect((await bff.execute(query)).data.cater.administration).toBeNull()
    const other = await bff.execute(query, { cookie: await bff.v2.token('gront@demo.dk') })
    expect(other.data.cater.administration).toBeNull()
    expect(bff.v2.takeCalls()).toEqual(['GET /caters-public/55', 'GET /caters-public/55'])
    const own = await bff.execute(query, { cookie: await bff.v2.token('smagen@demo.dk') })
    expect(own.data.cater.administration).toMatchObject({ regNumber: '1234' })
  })
})
