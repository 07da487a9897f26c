import { beforeEach, describe, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let admin: string
beforeEach(async () => {
  bff = await startTestGraph()
  admin = await bff.v2.token('admin@demo.dk')
  answers('GET /filters/grouped', { foodtypes: [smoerrebroed], occasions: [bryllup], locations: [] })
  answers('GET /page-by-url//', front)
  answers('GET /pages', [front, storefront])
  answers('GET /trimmed-pages', [trimmed(front), storefront])
  answers('GET /pages/9', front)
  return () => bff.v2.stop()
})

const smoerrebroed = { id: '1', name: 'Smørrebrød', type: 'foodtype' }
const bryllup = { id: 2, name: 'Bryllup', type: 'occasion' }
const storefront = { id: 1, url: '/smagen', title: 'Smagen', caterId: 55 }
const front = {
  id: 9,
  url: '/',
  title: 'Forside',
  caterId: null,
  blocks: [
    { id: 'a', type: 'banner', title: 'Mad', text: '<p>Hej</p>', linkUrl: 'javascript:alert(1)' },
    { id: 'b', type: 'cater', title: 'Køkkener', caterIds: [55, '59', 999], image: '/api/caters/images/55/a.jpg' },
    { id: 'c', type: 'foodtype', title: '', filterIds: [1, 77], image: 'https://elsewhere.example/a.jpg' },
    { id: 'd', type: 'occasion', title: '', filterIds: [2] },
    { id: 'e', type: 'offer', title: 'Tilbud', caterId: 55, menuId: IDS.lunch },
    { id: 'f', type: 'offer', title: 'Væk', caterId: 999, menuId: IDS.group },
  ],
}
const trimmed = ({ id, url, title, caterId }: typeof front) => ({ id, url, title, caterId })

const answers = (call: string, body: unknown, status = 200) => bff.v2.answer(call, () => ({ status, body }))
const refuses = (call: string, status: number, title: string, more: object = {}) =>
  answers(call, { type: 'x', title, status, ...more }, status)
const change = (mutation: string, cookie = admin) => bff.execute(`mutation { ${mutation} }`, { cookie })
const BLOCKS = `blocks {
  __typename id title text image
  ... on BannerBlock { linkUrl linkText }
  ... on CaterBlock { caters { name } }
  ... on FoodTypeBlock { filters { name type } }
  ... on OccasionBlock { filters { name type } }
  ... on OfferBlock { cater { name } menu { name } }
}`

describe('pages', () => {
  test('HOST-4 GRA-9 the front page is read with all resources of its blocks, each once', async () => {
    const { data, errors } = await bff.execute(
      `{ page(url: "/") { number title cater { name } ${BLOCKS} } filters { foodtypes { name } occasions { name } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data.page).toEqual({
      number: 9,
      title: 'Forside',
      cater: null,
      blocks: [
        {
          __typename: 'BannerBlock',
          id: 'LandingBlock:9:a',
          title: 'Mad',
          text: '<p>Hej</p>',
          image: null,
          linkUrl: null,
          linkText: null,
        },
        {
          __typename: 'CaterBlock',
          id: 'LandingBlock:9:b',
          title: 'Køkkener',
          text: null,
          image: '/images/55/a.jpg',
          caters: [{ name: 'Smagen' }, { name: 'Lukket' }],
        },
        {
          __typename: 'FoodTypeBlock',
          id: 'LandingBlock:9:c',
          title: '',
          text: null,
          image: null,
          filters: [{ name: 'Smørrebrød', type: 'FOOD_TYPE' }],
        },
        {
          __typename: 'OccasionBlock',
          id: 'LandingBlock:9:d',
          title: '',
          text: null,
          image: null,
          filters: [{ name: 'Bryllup', type: 'OCCASION' }],
        },
        {
          __typename: 'OfferBlock',
          id: 'LandingBlock:9:e',
          title: 'Tilbud',
          text: null,
          image: null,
          cater: { name: 'Smagen' },
          menu: { name: 'Frokostplatte' },
        },
        {
          __typename: 'OfferBlock',
          id: 'LandingBlock:9:f',
          title: 'Væk',
          text: null,
          image: null,
          cater: null,
          menu: null,
        },
      ],
    })
    expect(data.filters).toEqual({ foodtypes: [{ name: 'Smørrebrød' }], occasions: [{ name: 'Bryllup' }] })
    const calls = bff.v2.takeCalls()
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
    expect(calls.filter((call) => /filters|page/.test(call))).toHaveLength(2)
  })

  test("HOST-4 a block's picture is offered in widths where it is this server's", async () => {
    const { data } = await bff.execute('{ page(url: "/") { blocks { picture { url(width: 640) } } } }')
    const pictures = data.page.blocks.map(({ picture }: { picture: object | null }) => picture)
    expect(pictures).toEqual([null, { url: '/images/55/a.jpg?w=640' }, null, null, null, null])
  })

  test('SEC-9 a url of more than 255 characters is refused before the service is called', async () => {
    const read = (length: number) => bff.execute(`{ page(url: "/${'a'.repeat(length - 1)}") { id } }`)
    expect(await read(255)).toMatchObject({ data: { page: null } })
    expect((await read(255)).errors).toBeUndefined()
    bff.v2.takeCalls()
    expect(await read(256)).toMatchObject({
      data: { page: null },
      errors: [{ message: 'url must have at most 255 characters.', extensions: { code: 'BAD_REQUEST' } }],
    })
    expect(bff.v2.takeCalls()).toEqual([])
  })

  test('GRA-9 a list costs one call, and one more with its blocks', async () => {
    const plain = await bff.execute('{ pages { url title cater { name } } }')
    expect(plain.data.pages).toEqual([
      { url: '/', title: 'Forside', cater: null },
      { url: '/smagen', title: 'Smagen', cater: { name: 'Smagen' } },
    ])
    expect(bff.v2.takeCalls()).toEqual(['GET /trimmed-pages', 'GET /caters-public/55'])
    const whole = await bff.execute('{ pages { version blocks { title } } }')
    expect(whole.data.pages.map(({ blocks }: { blocks: object[] }) => blocks.length)).toEqual([6, 0])
    expect(bff.v2.takeCalls()).toEqual(['GET /pages'])
  })

  test('GRA-2 are refetched by their global ids; an unknown id is null', async () => {
    const ids = ['Page:9', 'Page:1', 'Page:77', 'Page:x', 'Filter:2', 'Filter:77'].map((id) =>
      Buffer.from(id).toString('base64'),
    )
    const { data } = await bff.execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Page { title } ... on Filter { name } } }',
      { variables: { ids } },
    )
    expect(data.nodes).toEqual([{ title: 'Forside' }, { title: 'Smagen' }, null, null, { name: 'Bryllup' }, null])
    expect(bff.v2.takeCalls().toSorted()).toEqual(['GET /filters/grouped', 'GET /pages'])
    expect((await bff.execute('{ page(url: "/nope") { title } }')).data.page).toBeNull()
  })

  test('ADM-14 a page is created with its blocks, each with the fields of its type', async () => {
    answers('POST /pages', { ...storefront, id: 10 }, 201)
    const menu = Buffer.from(`Menu:55:${IDS.lunch}`).toString('base64')
    const filter = Buffer.from('Filter:1').toString('base64')
    const { data } = await change(`createPage(input: { url: "/jul", title: "Jul", caterNumber: null, blocks: [
      { type: OFFER, id: "LandingBlock:9:e", title: "Tilbud", menuId: "${menu}" }
      { type: FOOD_TYPE, id: "ny", title: "", filterIds: ["${filter}", "2"] }
      { type: BANNER, title: "", text: null, linkUrl: "/", linkText: "Se" }
    ] }) { ... on Page { number } }`)
    expect(data.createPage).toEqual({ number: 10 })
    expect(bff.v2.calls.find(({ call }) => call === 'POST /pages')?.body).toEqual({
      url: '/jul',
      title: 'Jul',
      caterId: null,
      blocks: [
        { id: 'e', type: 'offer', title: 'Tilbud', caterId: 55, menuId: IDS.lunch },
        { id: 'ny', type: 'foodtype', title: '', filterIds: [1, 2] },
        { id: expect.stringMatching(/^[\w-]{36}$/), type: 'banner', title: '', linkUrl: '/', linkText: 'Se' },
      ],
    })
  })

  test('GRA-6 GRA-10 a page is changed by its version, and fresh at once', async () => {
    bff.v2.answer('PUT /pages', ({ headers }) =>
      headers['if-match'] === '"old"'
        ? {
            status: 412,
            body: { type: 'x', title: 'x', status: 412, current: front, changedBy: 'Anne', changedAt: null },
          }
        : { status: 200, body: { ...front, title: 'Ny' } },
    )
    const { version } = (await bff.execute('{ page(url: "/") { version } }')).data.page
    const update = (which: string) =>
      change(`updatePage(input: { id: "9", version: "${which}", title: "Ny" }) {
        ... on Page { title } ... on EditConflict { changedBy current { ... on Page { title } } }
      }`)
    expect((await update(version)).data.updatePage).toEqual({ title: 'Ny' })
    expect(bff.v2.calls.at(-1)?.body).toEqual({ id: 9, title: 'Ny' })
    expect((await update('old')).data.updatePage).toEqual({ changedBy: 'Anne', current: { title: 'Forside' } })
    bff.v2.takeCalls()
    await bff.execute('{ page(url: "/") { title } pages { title } }')
    expect(bff.v2.takeCalls().toSorted()).toEqual(['GET /page-by-url//', 'GET /trimmed-pages'])
  })

  test('ADM-14 a page is deleted, but not the front page; a duplicate url is an issue', async () => {
    answers('DELETE /pages', { success: true })
    const remove =
      'deletePage(input: { id: "1" }) { ... on Deleted { deletedId } ... on NotPossible { reason message } }'
    expect((await change(remove)).data.deletePage).toEqual({ deletedId: Buffer.from('Page:1').toString('base64') })
    refuses('DELETE /pages', 409, 'front_page')
    expect((await change(remove)).data.deletePage).toEqual({
      reason: 'front_page',
      message: 'Forsiden kan ikke slettes eller få en anden adresse.',
    })
    refuses('PUT /pages', 422, 'invalid', { errors: [{ path: 'url', validatorKey: 'not_unique' }] })
    const duplicate = await change('updatePage(input: { id: "9", url: "/smagen" }) { ... on UserError { message } }')
    expect(duplicate.data.updatePage).toEqual({ message: 'En anden side har denne adresse' })
  })

  test('ADM-14 issues have the paths of the input', async () => {
    const paths = ['caterId', 'blocks.1.caterIds.0', 'blocks.4.caterId', 'blocks.0.title']
    refuses('POST /pages', 422, 'invalid', { errors: paths.map((path) => ({ path, validatorKey: 'unknown' })) })
    const refused = await change(
      'createPage(input: { url: "/x", title: "x" }) { ... on ValidationFailed { issues { path message } } }',
    )
    expect(refused.data.createPage.issues).toEqual(
      ['caterNumber', 'blocks.1.caterNumbers.0', 'blocks.4.menuId', 'blocks.0.title'].map((path) => ({
        path,
        message: 'Findes ikke.',
      })),
    )
  })

  test('ROLE-2 are changed by admins only', async () => {
    const smagen = await bff.v2.token('smagen@demo.dk')
    for (const mutation of [
      'createPage(input: { url: "/x", title: "x" }) { __typename }',
      'updatePage(input: { id: "9" }) { __typename }',
      'deletePage(input: { id: "9" }) { __typename }',
    ])
      expect((await change(mutation, smagen)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(bff.v2.takeCalls()).toEqual([])
  })
})
