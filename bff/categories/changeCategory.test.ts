import { beforeEach, describe, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { sendWithFiles, multipartForm } from '../testing/multipart.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const id = (text: string) => Buffer.from(text).toString('base64')
const OTHER = '00000000-0000-4000-8000-000000000044'
const PICTURE = '00000000-0000-4000-8000-000000000045'
const CATEGORY = id(`Category:55:${IDS.category}`)
const picture = { id: PICTURE, path: 'a.jpg', text: 'Fad', width: 4, height: 3, color: '#102030' }
const category = (more: object = {}) => ({
  id: IDS.category,
  caterId: 55,
  name: 'Smørrebrød',
  order: 1,
  images: [picture],
  ...more,
})
const categoryPath = `/caters/55/categories/${IDS.category}`
const bodyOf = (call: string) => bff.v2.calls.find((made) => made.call === call)?.body
const headers = () => ({ cookie: `session=${smagen}`, 'x-csrf': '1' })
const file = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

const UPDATE = `mutation ($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    __typename
    ... on Category { id version images { id caption alt } cater { number } }
    ... on ValidationFailed { message issues { path validatorKey } }
    ... on EditConflict { current { ... on Category { name } } }
  }
}`
const update = (input: object) =>
  bff.execute(UPDATE, { cookie: smagen, variables: { input: { id: CATEGORY, ...input } } })

describe('createCategory', () => {
  const CREATE = `mutation ($input: CreateCategoryInput!) {
    createCategory(input: $input) { ... on Category { name cater { categories { name } } } ... on UserError { message } }
  }`

  test('KAT-2, KAT-3 sends pictures by number, each with its caption, a missing one as empty', async () => {
    bff.v2.answer('POST /caters/55/categories', () => ({ status: 201, body: category() }))
    const images = [{ file: null, caption: 'Fad' }, { file: null }]
    const form = multipartForm(
      CREATE,
      { input: { caterNumber: 55, name: 'Smørrebrød', images } },
      { 'input.images.0.file': file('a.jpg', 1), 'input.images.1.file': file('b.jpg', 2, 3) },
    )
    const { data, errors } = await sendWithFiles(bff, form, headers())
    expect(errors).toBeUndefined()
    expect(data.createCategory).toEqual({ name: 'Smørrebrød', cater: { categories: [{ name: 'Smørrebrød' }] } })
    expect(bodyOf('POST /caters/55/categories')).toEqual({
      caterId: '55',
      name: 'Smørrebrød',
      description: '',
      '0': { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from([1]) },
      '1': { name: 'b.jpg', type: 'image/jpeg', bytes: Buffer.from([2, 3]) },
      caption0: 'Fad',
      caption1: '',
    })
  })

  test('GRA-12 takes at most 20 pictures, however they are named', async () => {
    const form = new FormData()
    const paths = Array.from({ length: 21 }, (_, index) => `variables.input.images.${index}.file`)
    const input = { caterNumber: 55, name: 'Mange', images: paths.map(() => ({ file: null })) }
    form.append('operations', JSON.stringify({ query: CREATE, variables: { input } }))
    form.append('map', JSON.stringify({ 0: paths }))
    form.append('0', file('a.jpg', 1))
    const { data } = await sendWithFiles(bff, form, headers())
    expect(data.createCategory).toEqual({ message: 'Der er for mange billeder.' })
  })
})

describe('updateCategory', () => {
  test('KAT-3 sends changed captions and deleted pictures, and no other fields', async () => {
    bff.v2.answer(`PUT ${categoryPath}`, () => ({ status: 200, body: category() }))
    const { data } = await update({
      description: null,
      editedImages: [{ id: `Image:${PICTURE}`, caption: 'Nyt fad' }],
      deletedImageIds: [`Image:${OTHER}`],
    })
    expect(data.updateCategory).toMatchObject({
      images: [{ id: `Image:${PICTURE}`, caption: 'Fad', alt: 'Fad' }],
      cater: { number: 55 },
    })
    expect(bodyOf(`PUT ${categoryPath}`)).toEqual({
      description: '',
      editedImages: JSON.stringify([{ id: PICTURE, text: 'Nyt fad' }]),
      deletedImages: JSON.stringify([OTHER]),
    })
  })

  test('GRA-6 issues have the paths of the input', async () => {
    const errors = ['0', 'caption1', 'editedImages.0.text', 'deletedImages.2', 'name'].map((path) => ({
      path,
      validatorKey: 'not_an_image',
    }))
    bff.v2.answer(`PUT ${categoryPath}`, () => ({
      status: 422,
      body: { type: 'x', title: 'invalid', status: 422, errors },
    }))
    const { data } = await update({ name: 'x' })
    expect(data.updateCategory.message).toBe('Filen er ikke et billede.')
    expect(data.updateCategory.issues.map(({ path }: { path: string }) => path)).toEqual([
      'images.0.file',
      'images.1.caption',
      'editedImages.0.caption',
      'deletedImageIds.2',
      'name',
    ])
  })

  test('GRA-6 an outdated version is an edit conflict; menus and places do not change it', async () => {
    bff.v2.answer(`PUT ${categoryPath}`, ({ headers: sent }) => {
      const body = { type: 'x', title: 'changed', status: 412, current: category({ name: 'Ny' }) }
      return sent['if-match'] === '"old"'
        ? { status: 412, body: { ...body, changedBy: null, changedAt: null } }
        : { status: 200, body: category() }
    })
    const read = await update({ name: 'x' })
    bff.v2.answer(`GET ${categoryPath}`, () => ({ status: 200, body: category({ order: 7, updatedAt: 'now' }) }))
    const { version } = read.data.updateCategory
    expect((await update({ version, name: 'x' })).data.updateCategory.__typename).toBe('Category')
    expect(bff.v2.calls.at(-2)?.headers['if-match']).toMatch(/^"\d+"$/)
    const late = await update({ version: 'old', name: 'x' })
    expect(late.data.updateCategory).toEqual({ __typename: 'EditConflict', current: { name: 'Ny' } })
  })
})

describe('menus of a category', () => {
  const menu = id(`Menu:55:${IDS.lunch}`)

  test('KAT-4 are added and taken out', async () => {
    const products = [{ id: IDS.lunch, name: 'Frokostplatte', type: 'menu', price: 129.5, order: 1 }]
    bff.v2.answer(`POST ${categoryPath}/add-menus`, () => ({ status: 200, body: category({ products }) }))
    const added = await bff.execute(
      `mutation { addMenusToCategory(input: { id: "${CATEGORY}", menuIds: ["${menu}"] }) {
        ... on Category { menus { name } }
      } }`,
      { cookie: smagen },
    )
    expect(added.data.addMenusToCategory.menus).toEqual([{ name: 'Frokostplatte' }])
    expect(bodyOf(`POST ${categoryPath}/add-menus`)).toEqual({ menus: [IDS.lunch] })
    bff.v2.answer(`DELETE ${categoryPath}/menus/${IDS.lunch}`, () => ({ status: 200, body: category() }))
    const removed = await bff.execute(
      `mutation { removeMenuFromCategory(input: { id: "${CATEGORY}", menuId: "${menu}" }) { menus { name } } }`,
      { cookie: smagen },
    )
    expect(removed.data.removeMenuFromCategory.menus).toEqual([])
  })

  test('KAT-4 of another caterer are not found', async () => {
    const { errors } = await bff.execute(
      `mutation { addMenusToCategory(input: { id: "${CATEGORY}", menuIds: ["${id(`Menu:57:${IDS.lunch}`)}"] }) {
        __typename
      } }`,
      { cookie: smagen },
    )
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

test('KAT-5 deleteCategory returns the deleted id', async () => {
  bff.v2.answer(`DELETE ${categoryPath}`, () => ({ status: 200, body: { success: true } }))
  const { data } = await bff.execute(`mutation { deleteCategory(input: { id: "${CATEGORY}" }) { deletedId } }`, {
    cookie: smagen,
  })
  expect(data.deleteCategory).toEqual({ deletedId: CATEGORY })
})

describe('swapCategories', () => {
  const SWAP = `mutation {
    swapCategories(input: { first: "${CATEGORY}", second: "${id(`Category:55:${OTHER}`)}" }) {
      categories { name order }
    }
  }`
  const ordering = 'PUT /caters/55/categories/ordering'
  const places = new Map<string, number>()
  beforeEach(() => {
    places.clear()
    places.set(IDS.category, 1)
    places.set(OTHER, 2)
    bff.v2.answer('GET /caters/55/categories', () => ({
      status: 200,
      body: [...places].map(([key, order]) => category({ id: key, order, name: key === OTHER ? 'Anden' : 'Første' })),
    }))
    for (const key of [IDS.category, OTHER])
      bff.v2.answer(`PUT /caters/55/categories/${key}`, ({ body }) => {
        places.set(key, Number((body as { order: string }).order))
        return { status: 200, body: category() }
      })
  })
  const sent = () => bff.v2.calls.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body])

  test('ADM-7 two categories change places by one call', async () => {
    bff.v2.answer(ordering, ({ body }) => {
      for (const place of (body as { categories: { id: string; order: number }[] }).categories)
        places.set(place.id, place.order)
      return { status: 200, body: [] }
    })
    const { data } = await bff.execute(SWAP, { cookie: smagen })
    expect(data.swapCategories.categories).toEqual([
      { name: 'Anden', order: 1 },
      { name: 'Første', order: 2 },
    ])
    expect(sent()).toHaveLength(1)
    places.set(IDS.category, 3).set(OTHER, 3)
    const same = await bff.execute(SWAP, { cookie: smagen })
    expect(same.data.swapCategories.categories).toEqual([
      { name: 'Anden', order: 0 },
      { name: 'Første', order: 1 },
    ])
  })

  test('ADM-7 a service without that call gets a call for each', async () => {
    const { data } = await bff.execute(SWAP, { cookie: smagen })
    expect(data.swapCategories.categories.map(({ name }: { name: string }) => name)).toEqual(['Anden', 'Første'])
    expect(sent()).toEqual([
      [ordering, { categories: expect.any(Array) }],
      [`PUT ${categoryPath}`, { order: '2' }],
      [`PUT /caters/55/categories/${OTHER}`, { order: '1' }],
    ])
  })

  test('ADM-7 where the second fails, the first gets its old place again', async () => {
    bff.v2.answer(`PUT /caters/55/categories/${OTHER}`, () => ({ status: 503 }))
    const { errors } = await bff.execute(SWAP, { cookie: smagen })
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(places.get(IDS.category)).toBe(1)
  })
})
