import * as fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { Category } from '../../contract/categories.ts'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let clock = new Date('2026-11-21T11:00:00Z')
beforeAll(async () => {
  service = await openTestApp({ now: () => clock })
  return () => service.close()
})

/** A small picture; each width gives a different one. */
const picture = (width = 8, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height: 6, channels: 3, background: '#804020' } })
    .toFormat(format)
    .toBuffer()

type Fields = Record<string, string | Buffer>

/** Builds a multipart form of texts and files. */
function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), `billede ${name}.png`)
  }
  return form
}

async function addCategory({ call, path }: CatalogueFixture, fields: Fields = {}): Promise<Category> {
  const answer = await call('POST', `${path}/categories`, { body: formOf({ name: 'Frokost', ...fields }) })
  expect(answer.statusCode).toBe(201)
  return Category.parse(answer.json())
}

const list = async ({ call, path }: CatalogueFixture) =>
  parsed((await call('GET', `${path}/categories`, { as: 'public' })).json())
const parsed = (wire: unknown[]) => wire.map((category) => Category.parse(category))

interface WriteResponse {
  statusCode: number
  json(): { errors: { path: string; validatorKey: string }[] }
}

/** The issues of a 422, as path and key. */
function wrongIn(answer: WriteResponse): [string, string][] {
  expect(answer.statusCode).toBe(422)
  return answer.json().errors.map(({ path, validatorKey }) => [path, validatorKey])
}

describe('KAT-2 categories', () => {
  test('are added with pictures in the order of their numbers, changed and deleted, each recorded in the audit log', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, caterId, path } = fixture
    const fields = { caterId: String(caterId), name: ' Frokost ', description: '<p>Smørrebrød</p>' }
    const files = { 1: await picture(9, 'jpeg'), 0: await picture(8), 10: await picture(10), caption1: ' To ' }
    const added = await addCategory(fixture, { ...fields, ...files, caption10: 'Elleve', caption4: 'Ingen' })
    const { id } = added
    expect(added).toMatchObject({ caterId, name: 'Frokost', description: '<p>Smørrebrød</p>', order: 1, products: [] })
    expect(added.images).toMatchObject([
      { width: 8, height: 6, text: '', altText: '', name: 'billede 0.png' },
      { width: 9, height: 6, text: 'To', altText: 'To', color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      { width: 10, height: 6, text: 'Elleve' },
    ])
    expect((await call('GET', `${path}/categories/${id}`)).json()).toEqual(added)
    const [first] = added.images
    const seen = await service.app.inject(`/api/caters/images/${caterId}/${first?.path}`)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])

    clock = new Date('2026-11-21T12:00:00Z')
    const body = formOf({ name: 'Aften', order: '7' })
    const changed = Category.parse((await call('PUT', `${path}/categories/${id}`, { body })).json())
    expect(changed).toEqual({ ...added, name: 'Aften', order: 7, updatedAt: clock.toISOString() })
    clock = new Date('2026-11-21T13:00:00Z')
    const same = await call('PUT', `${path}/categories/${id}`, { body: changed })
    expect([same.statusCode, same.json()]).toEqual([200, changed])

    const gone = await call('DELETE', `${path}/categories/${id}`)
    expect([gone.statusCode, gone.json()]).toEqual([200, { success: true }])
    expect(await list(fixture)).toEqual([])
    expect((await call('DELETE', `${path}/categories/${id}`)).statusCode).toBe(404)
    const left = await service.db.selectFrom('image').select('id').where('caterId', '=', caterId).execute()
    expect(left).toEqual([])

    const who = { userId: fixture.userId, caterId }
    expect(await fixture.recorded('category', id)).toEqual([
      { ...who, before: null, after: added },
      { ...who, before: { name: 'Frokost', order: 1 }, after: { name: 'Aften', order: 7 } },
      { ...who, before: changed, after: null },
    ])
  })

  test('accept JSON without pictures; each new one comes last', async () => {
    const fixture = await createCatalogueFixture(service)
    const bodies = [
      { name: 'Frokost' },
      { name: 'Fest', description: null },
      { name: 'Aften', description: '<b>!</b>' },
    ]
    for (const body of bodies)
      expect((await fixture.call('POST', `${fixture.path}/categories`, { body })).statusCode).toBe(201)
    const [first, second, third] = await list(fixture)
    expect([first, second, third]).toMatchObject([
      { name: 'Frokost', description: '' },
      { name: 'Fest' },
      bodies[2] ?? {},
    ])
    // The whole category, as it was read
    const answer = await fixture.call('PUT', `${fixture.path}/categories/${third?.id}`, {
      body: { ...third, description: null },
    })
    expect(answer.json()).toMatchObject({ name: 'Aften', description: null, images: [] })
  })

  test('added concurrently each get their own order', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path } = fixture
    // JSON, as a user has room for eight forms at once
    const added = Array.from({ length: 10 }, () => call('POST', `${path}/categories`, { body: { name: 'Frokost' } }))
    for (const { statusCode } of await Promise.all(added)) expect(statusCode).toBe(201)
    expect((await list(fixture)).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('accept only pictures with jpeg or png content, and save nothing if one is invalid', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path } = fixture
    const post = async (fields: Fields) =>
      wrongIn(await call('POST', `${path}/categories`, { body: formOf({ name: 'Frokost', ...fields }) }))
    const good = await picture()
    expect(await post({ 0: good, 1: Buffer.from('en tekst') })).toEqual([['1', 'not_an_image']])
    expect(await post({ 0: good, 1: await picture(8, 'webp') })).toEqual([['1', 'image_type']])
    expect(await post({ 0: await picture(8, 'gif'), 1: good })).toEqual([['0', 'image_type']])
    expect(await post({ logo: good })).toEqual([['logo', 'unknown']])
    expect(await post({ 0: good, caption0: 'x'.repeat(301) })).toEqual([['caption0', 'too_long']])
    expect(await post({ name: '', 0: good })).toEqual([['name', 'required']])
    const twice = formOf({ name: 'Frokost', 0: good })
    twice.append('0', new Blob([new Uint8Array(good)]), 'igen.png')
    expect(wrongIn(await call('POST', `${path}/categories`, { body: twice }))).toEqual([['0', 'duplicate']])
    expect(await list(fixture)).toEqual([])
    await addCategory(fixture, { 0: good, caption0: 'x'.repeat(300), caption1: 'x'.repeat(301) })
  })

  test('reject invalid fields by name', async () => {
    const fixture = await createCatalogueFixture(service)
    const { id } = await addCategory(fixture)
    const put = async (body: object) => wrongIn(await fixture.call('PUT', `${fixture.path}/categories/${id}`, { body }))
    expect(await put({ name: ' ' })).toEqual([['name', 'required']])
    expect(await put({ name: 'x'.repeat(201) })).toEqual([['name', 'too_long']])
    expect(await put({ order: -1 })).toEqual([['order', 'min']])
    expect(await put(formOf({ order: '' }))).toEqual([['order', 'invalid']])
    expect(await put(formOf({ editedImages: 'nej' }))).toEqual([['editedImages', 'invalid']])
    expect(await put(formOf({ deletedImages: '["1"]' }))).toEqual([['deletedImages.0', 'invalid']])
    expect(await list(fixture)).toMatchObject([{ id, name: 'Frokost', order: 1 }])
  })

  test('are added once for an idempotency key with the same pictures', async () => {
    const fixture = await createCatalogueFixture(service)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const post = async (width: number) => {
      const body = formOf({ name: 'Frokost', 0: await picture(width), caption0: 'Et bord' })
      return fixture.call('POST', `${fixture.path}/categories`, { body, headers })
    }
    const first = await post(8)
    expect(await post(8)).toMatchObject({ statusCode: 201, body: first.body })
    expect((await post(9)).json().title).toBe('idempotency_key_reused')
    expect(await list(fixture)).toEqual([first.json()])
  })

  test('changed since they were read are 412 with If-Match', async () => {
    const fixture = await createCatalogueFixture(service)
    const url = `${fixture.path}/categories/${(await addCategory(fixture, { 0: await picture() })).id}`
    const headers = { 'if-match': String((await fixture.call('GET', url)).headers.etag) }
    const rename = (name: string) => fixture.call('PUT', url, { body: formOf({ name }), headers })
    expect((await rename('Brunch')).statusCode).toBe(200)
    const late = await rename('Natmad')
    expect(late.statusCode).toBe(412)
    const changed = (await fixture.call('GET', url)).json()
    expect(late.json()).toMatchObject({ current: changed, changedBy: 'Kokke Kok', changedAt: clock.toISOString() })
    expect(changed.name).toBe('Brunch')
  })
})

describe('KAT-3 pictures of a category', () => {
  test('can be captioned, deleted and added after the existing ones', async () => {
    const fixture = await createCatalogueFixture(service)
    const files = { 0: await picture(8), 1: await picture(9), 2: await picture(10), caption0: 'En', caption2: 'Tre' }
    const added = await addCategory(fixture, files)
    const [one, two, three] = added.images
    const body = formOf({
      editedImages: JSON.stringify([
        { id: one?.id, text: '' },
        { id: three?.id.toUpperCase(), text: ' Tredje ' },
      ]),
      deletedImages: JSON.stringify([two?.id]),
      1: await picture(12),
      0: await picture(11),
      caption1: 'Ny',
    })
    const changed = Category.parse(
      (await fixture.call('PUT', `${fixture.path}/categories/${added.id}`, { body })).json(),
    )
    expect(changed.images).toMatchObject([
      { id: one?.id, text: '' },
      { id: three?.id, text: 'Tredje' },
      { width: 11, text: '' },
      { width: 12, text: 'Ny' },
    ])
    expect(await list(fixture)).toEqual([changed])
    const [, change] = await fixture.recorded('category', added.id)
    expect(change).toMatchObject({ before: { images: added.images }, after: { images: changed.images } })

    const lists = { editedImages: [{ id: one?.id, text: 'Ét' }], deletedImages: [three?.id] }
    const json = await fixture.call('PUT', `${fixture.path}/categories/${added.id}`, { body: lists })
    expect(json.json().images).toMatchObject([{ id: one?.id, text: 'Ét' }, { width: 11 }, { width: 12 }])
  })

  test('of another category are 422 by name, and nothing is saved', async () => {
    const fixture = await createCatalogueFixture(service)
    const added = await addCategory(fixture, { 0: await picture() })
    const [own] = added.images
    const [foreign] = (await addCategory(fixture, { 0: await picture() })).images
    const before = await list(fixture)
    const body = {
      name: 'Aften',
      editedImages: [
        { id: own?.id, text: 'Min' },
        { id: foreign?.id, text: 'Din' },
      ],
      deletedImages: [own?.id, crypto.randomUUID(), foreign?.id],
    }
    expect(wrongIn(await fixture.call('PUT', `${fixture.path}/categories/${added.id}`, { body }))).toEqual([
      ['editedImages.1.id', 'foreign'],
      ['deletedImages.1', 'foreign'],
      ['deletedImages.2', 'foreign'],
    ])
    const long = [{ id: own?.id, text: 'x'.repeat(301) }]
    const refused = await fixture.call('PUT', `${fixture.path}/categories/${added.id}`, {
      body: { editedImages: long },
    })
    expect(wrongIn(refused)).toEqual([['editedImages.0.text', 'too_long']])
    expect(await list(fixture)).toEqual(before)
  })

  test('are at most 30', async () => {
    const fixture = await createCatalogueFixture(service)
    const same = await picture()
    const of = (count: number): Fields => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, same]))
    const { id, images } = await addCategory(fixture, of(20))
    const put = (fields: Fields) => fixture.call('PUT', `${fixture.path}/categories/${id}`, { body: formOf(fields) })
    const refused = await put(of(11))
    expect(wrongIn(refused)).toEqual([['images', 'too_long']])
    expect(refused.json().detail).toMatch(/30 pictures: 1 too many/)
    const deletedImages = JSON.stringify([images[0]?.id])
    expect((await put({ ...of(11), deletedImages })).json().images).toHaveLength(30)
    expect((await put({ name: 'Fuld' })).statusCode).toBe(200)
  })
})

describe('KAT-4 menus of a category', () => {
  test('are added last, keep their order when added again, and can be removed', async () => {
    const fixture = await createCatalogueFixture(service)
    const { call, path } = fixture
    const { id } = await addCategory(fixture)
    const [a, b, c] = [await fixture.menu('A'), await fixture.menu('B'), await fixture.menu('C')]
    const add = (menus: string[]) => call('POST', `${path}/categories/${id}/add-menus`, { body: { menus } })
    const ids = async () => (await list(fixture))[0]?.products.map((menu) => menu.id)
    const joined = await add([b, a, b])
    expect([joined.statusCode, joined.json()]).toEqual([200, (await call('GET', `${path}/categories/${id}`)).json()])
    expect(await ids()).toEqual([b, a])
    await add([c.toUpperCase(), a, b])
    expect(await ids()).toEqual([b, a, c])

    const out = await call('DELETE', `${path}/categories/${id}/menus/${a}`)
    expect([out.statusCode, out.json().products.length]).toEqual([200, 2])
    expect(await ids()).toEqual([b, c])
    expect((await call('DELETE', `${path}/categories/${id}/menus/${a}`)).statusCode).toBe(404)
    expect((await call('DELETE', `${path}/categories/${id}/menus/x`)).statusCode).toBe(404)
    expect((await call('GET', `${path}/products/menus/${a}`)).statusCode).toBe(200)

    expect(await add([b])).toMatchObject({ statusCode: 200 })
    const changes = await fixture.recorded('category', id)
    expect(changes.map(({ after }) => Object.keys(after ?? {}))).toEqual([
      expect.arrayContaining(['name']),
      ['products'],
      ['products'],
      ['products'],
    ])
  })

  test('must be top-level menus of the caterer, else none is added', async () => {
    const fixture = await createCatalogueFixture(service)
    const { id } = await addCategory(fixture)
    const own = await fixture.menu('Platte')
    const child = await fixture.menu('Sild', { parentId: own })
    const foreign = await fixture.menu('Fremmed', { caterId: fixture.otherCaterId })
    const add = (menus: unknown) =>
      fixture.call('POST', `${fixture.path}/categories/${id}/add-menus`, { body: { menus } })
    expect(wrongIn(await add([own, child, foreign, crypto.randomUUID()]))).toEqual([
      ['menus.1', 'foreign'],
      ['menus.2', 'foreign'],
      ['menus.3', 'foreign'],
    ])
    expect(wrongIn(await add([]))).toEqual([['menus', 'required']])
    expect(wrongIn(await add(['1']))).toEqual([['menus.0', 'invalid']])
    expect((await list(fixture))[0]?.products).toEqual([])
  })

  test('stay when their category is deleted', async () => {
    const fixture = await createCatalogueFixture(service)
    const { id } = await addCategory(fixture)
    const menu = await fixture.menu('Platte')
    await fixture.call('POST', `${fixture.path}/categories/${id}/add-menus`, { body: { menus: [menu] } })
    await fixture.call('DELETE', `${fixture.path}/categories/${id}`)
    expect((await fixture.call('GET', `${fixture.path}/products/menus/${menu}`)).json()).toMatchObject({
      categories: [],
    })
  })
})

describe('ADM-7 the order of categories', () => {
  const swap = (fixture: CatalogueFixture, categories: { id: string | undefined; order: number }[]) =>
    fixture.call('PUT', `${fixture.path}/categories/ordering`, { body: { categories } })

  test('is read back as saved, for any permutation', async () => {
    const fixture = await createCatalogueFixture(service)
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await addCategory(fixture, { name })
    const ids = (await list(fixture)).map(({ id }) => id)
    const permutations = fc.shuffledSubarray(ids, { minLength: ids.length })
    await fc.assert(
      fc.asyncProperty(permutations, fc.shuffledSubarray(ids, { minLength: 1 }), async (wanted, sent) => {
        const whole = wanted.map((id, order) => ({ id, order }))
        const saved = await swap(fixture, whole)
        expect(saved.statusCode).toBe(200)
        expect(parsed(saved.json()).map(({ id }) => id)).toEqual(wanted)
        // And a permutation of only some of them
        const places = new Map(whole.map(({ id, order }) => [id, order]))
        const some = sent.map((id, at) => ({ id, order: places.get(sent[(at + 1) % sent.length] ?? id) ?? 0 }))
        for (const { id, order } of some) places.set(id, order)
        await swap(fixture, some)
        const orders = (await list(fixture)).map(({ id, order }) => [id, order])
        expect(Object.fromEntries(orders)).toEqual(Object.fromEntries(places))
      }),
      { numRuns: 20 },
    )
  })

  test('is saved all or none, and what moved is recorded in the audit log', async () => {
    const fixture = await createCatalogueFixture(service)
    const [a, b, c] = [await addCategory(fixture), await addCategory(fixture), await addCategory(fixture)]
    const foreign = await addCategory(await createCatalogueFixture(service))
    const before = await list(fixture)
    const categories = [
      { id: a.id, order: 2 },
      { id: foreign.id, order: 1 },
      { id: crypto.randomUUID(), order: 3 },
      { id: a.id, order: 5 },
    ]
    expect(wrongIn(await swap(fixture, categories))).toEqual([
      ['categories.1.id', 'foreign'],
      ['categories.2.id', 'foreign'],
      ['categories.3.id', 'duplicate'],
    ])
    expect(wrongIn(await swap(fixture, [{ id: a.id, order: -1 }]))).toEqual([['categories.0.order', 'min']])
    expect(wrongIn(await swap(fixture, []))).toEqual([['categories', 'required']])
    expect(await list(fixture)).toEqual(before)

    clock = new Date('2026-11-21T14:00:00Z')
    await swap(
      fixture,
      [a, b, c].map(({ id }, at) => ({ id: id.toUpperCase(), order: [2, 1, 3][at] ?? 0 })),
    )
    const updatedAt = clock.toISOString()
    expect(await list(fixture)).toEqual([{ ...b, order: 1, updatedAt }, { ...a, order: 2, updatedAt }, c])
    expect((await fixture.recorded('category', a.id))[1]).toMatchObject({ before: { order: 1 }, after: { order: 2 } })
    expect(await fixture.recorded('category', c.id)).toHaveLength(1)
  })

  test('concurrent swaps all succeed and keep a valid order', async () => {
    const fixture = await createCatalogueFixture(service)
    const [a, b] = [await addCategory(fixture), await addCategory(fixture)]
    const there = [
      { id: a.id, order: 1 },
      { id: b.id, order: 2 },
    ]
    const back = [
      { id: b.id, order: 1 },
      { id: a.id, order: 2 },
    ]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => swap(fixture, at % 2 ? there : back)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await list(fixture)).map(({ order }) => order)).toEqual([1, 2])
  })
})

test('ROLE-2 categories of another caterer are 404', async () => {
  const fixture = await createCatalogueFixture(service)
  const { call, path, otherCaterId } = fixture
  const { id } = await addCategory(fixture)
  const menu = await fixture.menu('Platte')
  await call('POST', `${path}/categories/${id}/add-menus`, { body: { menus: [menu] } })
  const before = await list(fixture)
  const elsewhere = `/caters/${otherCaterId}/categories`
  const form = formOf({ name: 'Anden', 0: Buffer.from('en tekst') })
  const order = { categories: [{ id, order: 9 }] }
  const stranger = { as: 'stranger' } as const
  const answers = [
    await call('POST', `${path}/categories`, { ...stranger, body: form }),
    await call('PUT', `${path}/categories/${id}`, { ...stranger, body: form }),
    await call('PUT', `${elsewhere}/${id}`, { ...stranger, body: form }),
    await call('PUT', `${elsewhere}/${id}`, { as: 'admin', body: form }),
    await call('PUT', `${path}/categories/x`, { body: form }),
    await call('DELETE', `${path}/categories/${id}`, stranger),
    await call('DELETE', `${elsewhere}/${id}`, stranger),
    await call('POST', `${path}/categories/${id}/add-menus`, { ...stranger, body: { menus: [menu] } }),
    await call('DELETE', `${path}/categories/${id}/menus/${menu}`, stranger),
    await call('PUT', `${path}/categories/ordering`, { ...stranger, body: order }),
    await call('POST', '/caters/2147483647/categories', { as: 'admin', body: { name: 'Ingen' } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(wrongIn(await call('PUT', `${elsewhere}/ordering`, { ...stranger, body: order }))).toEqual([
    ['categories.0.id', 'foreign'],
  ])
  expect(await list(fixture)).toEqual(before)
  const byAdmin = await call('PUT', `${path}/categories/${id}`, { as: 'admin', body: { name: 'Anden' } })
  expect(byAdmin.json()).toMatchObject({ id, name: 'Anden' })
})
