import sharp from 'sharp'
import { createCatalogueFixture } from '../../testing/catalogueFixture.ts'
import type { TestApp } from '../../testing/testApp.ts'

/** A caterer's catalogue with one of each thing. */
export async function createCatalogue(service: TestApp) {
  const fixture = await createCatalogueFixture(service)
  const { call, path, menu } = fixture
  const create = async (url: string, body: object): Promise<string> =>
    (await call('POST', `${path}/${url}`, { body })).json().id
  const [platter, other] = [await menu('Platte'), await menu('Fad')]
  const child = await create(`products/menus/${platter}/child`, { type: 'include', name: 'Sild' })
  const category = await create('categories', { name: 'Frokost' })
  const evening = await create('categories', { name: 'Aften' })
  const dish = await create('dishes', { name: 'Sild' })
  const driving = await create('services', { name: 'Kørsel', description: 'Hertil', required: true, price: 150 })
  await call('POST', `${path}/categories/${category}/add-menus`, { body: { menus: [platter] } })
  return { ...fixture, platter, other, child, category, evening, dish, driving }
}
export type Catalogue = Awaited<ReturnType<typeof createCatalogue>>

async function pictureForm() {
  const form = new FormData()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()
  form.append('caption0', 'Et fad')
  form.append('0', new File([new Uint8Array(picture)], 'fad.png', { type: 'image/png' }))
  return form
}

export type CatalogueWrite = (on: Catalogue) => Promise<{ statusCode: number }>
/** Every kind of write of a catalogue. */
export const CATALOGUE_WRITES: Record<string, CatalogueWrite> = {
  'a new menu': ({ call, path }) =>
    call('POST', `${path}/products/menus`, { body: { type: 'menu', name: 'Ny', price: 90 } }),
  'a renamed menu': ({ call, path, platter }) =>
    call('PUT', `${path}/products/menus/${platter}`, { body: { name: 'Anret' } }),
  'a renamed item': ({ call, path, platter, child }) =>
    call('PUT', `${path}/products/menus/${platter}/child/${child}`, { body: { name: 'Laks' } }),
  'a deleted item': ({ call, path, platter, child }) =>
    call('DELETE', `${path}/products/menus/${platter}/child/${child}`, { body: { mainMenuId: platter } }),
  'a copied menu': ({ call, path, platter }) => call('POST', `${path}/products/menus/${platter}/copy`, { body: {} }),
  'menus in another order': ({ call, path, platter, other }) =>
    call('PUT', `${path}/products/menus/update/ordering`, {
      body: {
        menus: [
          { id: other, order: 1 },
          { id: platter, order: 2 },
        ],
      },
    }),
  'an item moved out of its group': ({ call, path, platter, child }) =>
    call('PUT', `${path}/products/menus/${platter}/move-child`, { body: { id: child, parentId: platter } }),
  'a deleted menu': ({ call, path, platter }) => call('DELETE', `${path}/products/menus/${platter}`),
  'a new category': ({ call, path }) => call('POST', `${path}/categories`, { body: { name: 'Brunch' } }),
  'a renamed category': ({ call, path, category }) =>
    call('PUT', `${path}/categories/${category}`, { body: { name: 'Middag' } }),
  'a picture of a category': async ({ call, path, category }) =>
    call('PUT', `${path}/categories/${category}`, { body: await pictureForm() }),
  'a picture of a menu': async ({ call, path, platter }) => {
    const form = await pictureForm()
    form.append('menu', JSON.stringify({ images: [{ file: 0, text: 'Et fad' }] }))
    return call('PUT', `${path}/products/menus/${platter}`, { body: form })
  },
  'categories in another order': ({ call, path, category, evening }) =>
    call('PUT', `${path}/categories/ordering`, {
      body: {
        categories: [
          { id: evening, order: 1 },
          { id: category, order: 2 },
        ],
      },
    }),
  'a menu in a category': ({ call, path, evening, other }) =>
    call('POST', `${path}/categories/${evening}/add-menus`, { body: { menus: [other] } }),
  'a menu in other categories': ({ call, path, platter, evening }) =>
    call('PUT', `${path}/envelopes/${platter}/categories`, { body: { categories: [evening] } }),
  'a menu out of a category': ({ call, path, category, platter }) =>
    call('DELETE', `${path}/categories/${category}/menus/${platter}`),
  'a deleted category': ({ call, path, category }) => call('DELETE', `${path}/categories/${category}`),
  'dishes of a menu': ({ call, path, platter, dish }) =>
    call('PUT', `${path}/envelopes/${platter}/dishes`, { body: { dishes: [dish] } }),
  'a new service': ({ call, path }) =>
    call('POST', `${path}/services`, { body: { name: 'Bestik', description: 'Hertil', required: false, price: 5 } }),
  'a changed service': ({ call, caterId, driving }) =>
    call('PUT', '/caters/services', { body: { id: driving, caterId, price: 175 } }),
  'a deleted service': ({ call, caterId, driving }) =>
    call('DELETE', '/caters/services', { body: { id: driving, caterId } }),
  'a renamed caterer': ({ call, caterId }) =>
    call('PUT', '/caters', { as: 'admin', body: { id: caterId, name: 'Nyt køkken' } }),
  'a closed caterer': ({ call, caterId }) =>
    call('PUT', '/caters', { as: 'admin', body: { id: caterId, active: false } }),
  'price periods': ({ call, caterId }) =>
    call('PUT', '/caters', {
      as: 'admin',
      body: { id: caterId, pricePeriods: [{ type: 1, percentage: 10, weekdays: [6, 7], from: null, to: null }] },
    }),
}
