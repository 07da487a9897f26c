import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Menu } from '../../contract/menus.ts'
import { type CatalogueFixture, createCatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let fixture: CatalogueFixture
let menus: string
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})
beforeEach(async () => {
  fixture = await createCatalogueFixture(service)
  menus = `${fixture.path}/products/menus`
})

/** A small picture; each width gives a different one. */
const picture = (width: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') =>
  sharp({ create: { width, height: 6, channels: 3, background: '#804020' } })
    .toFormat(format)
    .toBuffer()

/** A form with a menu and its files, which are named by their numbers. */
function formOf(menu: object, files: readonly Buffer[]): FormData {
  const form = new FormData()
  form.append('menu', JSON.stringify(menu))
  for (const [number, file] of files.entries())
    form.append(String(number), new Blob([new Uint8Array(file)]), `mad ${number}.png`)
  return form
}

const newMenu = { type: 'menu', name: 'Frokost', price: 100 }

async function createMenu(images: object[], files: readonly Buffer[]): Promise<Menu> {
  const answer = await fixture.call('POST', menus, { body: formOf({ ...newMenu, images }, files) })
  expect(answer.statusCode).toBe(201)
  return Menu.parse(answer.json())
}

const put = (url: string, body: object | FormData) => fixture.call('PUT', `${menus}/${url}`, { body })

async function issuesOf(answer: Promise<{ statusCode: number; json: () => unknown }>): Promise<[string, string][]> {
  const { statusCode, json } = await answer
  expect(statusCode).toBe(422)
  const { errors } = json() as { errors: { path: string; validatorKey: string }[] }
  return errors.map(({ path, validatorKey }) => [path, validatorKey])
}

const captions = ({ images }: Menu) => images.map(({ text }) => text)

describe('PIC-1 the pictures of a menu', () => {
  test('are added with it in the order of its list, jpeg, png and webp', async () => {
    const files = [await picture(8), await picture(9, 'jpeg'), await picture(10, 'webp')]
    const images = [
      { file: 1, text: ' To ' },
      { file: 2, text: 'Tre' },
      { file: 0, text: '' },
    ]
    const menu = await createMenu(images, files)
    expect(menu.images).toMatchObject([
      { width: 9, height: 6, text: 'To', altText: 'To', name: 'mad 1.png', color: expect.stringMatching(/^#/) },
      { width: 10, text: 'Tre' },
      { width: 8, text: '' },
    ])
    expect((await fixture.call('GET', `${menus}/${menu.id}`, { as: 'public' })).json()).toMatchObject({
      images: menu.images,
    })
    const seen = await service.app.inject(`/api/caters/images/${fixture.caterId}/${menu.images[1]?.path}`)
    expect(seen.statusCode).toBe(200)
  })

  test('are ordered, captioned, added and removed as one list, with files or without', async () => {
    const menu = await createMenu(
      [
        { file: 0, text: 'Et' },
        { file: 1, text: 'To' },
      ],
      [await picture(8), await picture(9)],
    )
    const [one, two] = menu.images
    const swapped = [
      { id: two?.id, text: 'To' },
      { id: one?.id, text: 'Første' },
    ]
    const reordered = Menu.parse((await put(menu.id, { images: swapped })).json())
    expect(reordered.images.map(({ id, text }) => [id, text])).toEqual([
      [two?.id, 'To'],
      [one?.id, 'Første'],
    ])
    const replaced = [
      { file: 0, text: 'Ny' },
      { id: one?.id, text: 'Et' },
    ]
    const changed = Menu.parse((await put(menu.id, formOf({ images: replaced }, [await picture(12)]))).json())
    expect(captions(changed)).toEqual(['Ny', 'Et'])
    expect(captions(Menu.parse((await put(menu.id, { price: 90 })).json()))).toEqual(['Ny', 'Et'])
    expect(captions(Menu.parse((await put(menu.id, { images: [] })).json()))).toEqual([])
  })

  test('change the ETag, and are copied with the menu, those of its items too', async () => {
    const menu = await createMenu([{ file: 0, text: 'Bordet' }], [await picture(8)])
    const item = formOf({ type: 'include', name: 'Laks', images: [{ file: 0, text: 'Laksen' }] }, [await picture(9)])
    const child = await fixture.call('POST', `${menus}/${menu.id}/child`, { body: item })
    expect(child.statusCode).toBe(201)
    const before = (await fixture.call('GET', `${menus}/${menu.id}`)).headers.etag
    await put(menu.id, { images: [{ id: menu.images[0]?.id, text: 'Et dækket bord' }] })
    expect((await fixture.call('GET', `${menus}/${menu.id}`)).headers.etag).not.toBe(before)

    const copy = Menu.parse((await fixture.call('POST', `${menus}/${menu.id}/copy`)).json())
    expect(captions(copy)).toEqual(['Et dækket bord'])
    expect(copy.images[0]?.path).toBe(menu.images[0]?.path)
    expect(copy.images[0]?.id).not.toBe(menu.images[0]?.id)
    expect(copy.children.map(captions)).toEqual([['Laksen']])
    await fixture.call('DELETE', `${menus}/${menu.id}`)
    const left = await service.db.selectFrom('image').select('menuId').where('caterId', '=', fixture.caterId).execute()
    expect(left.map(({ menuId }) => menuId).sort()).toEqual([copy.id, copy.children[0]?.id].sort())
  })

  test('that are refused are all named, each with why', async () => {
    const huge = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const files = [await picture(8), await picture(9, 'gif'), Buffer.from('ingen billede'), huge]
    const images = files.map((_, file) => ({ file, text: '' }))
    const refused = fixture.call('POST', menus, { body: formOf({ ...newMenu, images }, files) })
    expect(await issuesOf(refused)).toEqual([
      ['images.1.file', 'image_type'],
      ['images.2.file', 'not_an_image'],
      ['images.3.file', 'too_many_pixels'],
    ])
  })

  test('are at most four, an item has one, and each is listed once', async () => {
    const menu = await createMenu([{ file: 0, text: '' }], [await picture(8)])
    const [own] = menu.images
    const place = { id: own?.id, text: '' }
    expect(await issuesOf(put(menu.id, { images: Array.from({ length: 5 }, () => place) }))).toEqual([
      ['images', 'too_long'],
    ])
    expect(await issuesOf(put(menu.id, { images: [place, place] }))).toEqual([['images.1.id', 'duplicate']])
    const item = { type: 'include', name: 'Laks', images: [place, place] }
    expect(await issuesOf(fixture.call('POST', `${menus}/${menu.id}/child`, { body: item }))).toEqual([
      ['images', 'too_long'],
    ])
    expect(await issuesOf(put(menu.id, { images: [{ file: 2, text: '' }] }))).toEqual([['images.0.file', 'required']])
    expect(await issuesOf(put(menu.id, formOf({ images: [] }, [await picture(8)])))).toEqual([['0', 'unknown']])
    const long = { images: [{ id: own?.id, text: 'x'.repeat(301) }] }
    expect((await put(menu.id, long)).statusCode).toBe(422)
  })

  test('of another menu are refused, and nobody else changes them', async () => {
    const menu = await createMenu([{ file: 0, text: '' }], [await picture(8)])
    const other = await createMenu([], [])
    const foreign = { images: [{ id: menu.images[0]?.id, text: '' }] }
    expect(await issuesOf(put(other.id, foreign))).toEqual([['images.0.id', 'foreign']])
    const form = formOf({ images: [{ file: 0, text: '' }] }, [await picture(8)])
    const answer = await fixture.call('PUT', `${menus}/${menu.id}`, { as: 'stranger', body: form })
    expect(answer.statusCode).toBe(404)
  })
})
