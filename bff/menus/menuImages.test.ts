import { beforeEach, describe, expect, test } from 'vitest'
import { IDS } from '../testing/fakeData.ts'
import { multipartForm, sendWithFiles } from '../testing/multipart.ts'
import { startTestGraph } from '../testing/testGraph.ts'

let bff: Awaited<ReturnType<typeof startTestGraph>>
let smagen: string
beforeEach(async () => {
  bff = await startTestGraph()
  smagen = await bff.v2.token('smagen@demo.dk')
  return () => bff.v2.stop()
})

const MENU = Buffer.from(`Menu:55:${IDS.lunch}`).toString('base64')
const PICTURE = '00000000-0000-4000-8000-000000000045'
const PUT = `PUT /caters/55/products/menus/${IDS.lunch}`
const picture = { id: PICTURE, path: 'a.jpg', text: 'Fad', width: 400, height: 300, color: '#102030' }
const lunch = { id: IDS.lunch, caterId: 55, type: 'menu', name: 'Frokost', price: 129.5, images: [picture] }
const file = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const bodyOf = (call: string) => bff.v2.calls.find((made) => made.call === call)?.body

const UPDATE = `mutation ($input: UpdateMenuInput!) {
  updateMenu(input: $input) {
    ... on Menu { images { id caption alt url(width: 320) color } }
    ... on ValidationFailed { issues { path validatorKey } }
  }
}`
const update = (images: object[], files: Record<string, File> = {}) =>
  sendWithFiles(bff, multipartForm(UPDATE, { input: { id: MENU, images } }, files), {
    cookie: `session=${smagen}`,
    'x-csrf': '1',
  })

describe('PIC-1 updateMenu', () => {
  test('sends all pictures in their order: those that are there by id, new ones as files', async () => {
    bff.v2.answer(PUT, () => ({ status: 200, body: lunch }))
    const images = [{ file: null, caption: 'Ny' }, { id: `Image:${PICTURE}`, caption: 'Fad' }, { file: null }]
    const files = { 'input.images.0.file': file('ny.jpg', 1), 'input.images.2.file': file('to.jpg', 2) }
    const { data, errors } = await update(images, files)
    expect(errors).toBeUndefined()
    expect(data.updateMenu.images).toEqual([
      { id: `Image:${PICTURE}`, caption: 'Fad', alt: 'Fad', url: '/images/55/a.jpg?w=320', color: '#102030' },
    ])
    expect(bodyOf(PUT)).toEqual({
      menu: JSON.stringify({
        images: [
          { file: 0, text: 'Ny' },
          { id: PICTURE, text: 'Fad' },
          { file: 1, text: '' },
        ],
      }),
      '0': { name: 'ny.jpg', type: 'image/jpeg', bytes: Buffer.from([1]) },
      '1': { name: 'to.jpg', type: 'image/jpeg', bytes: Buffer.from([2]) },
    })
  })

  test('sends JSON where nothing is new, and issues have the paths of the input', async () => {
    const errors = [
      { path: 'images.0.text', validatorKey: 'too_long' },
      { path: 'images.1.file', validatorKey: 'not_an_image' },
    ]
    bff.v2.answer(PUT, () => ({ status: 422, body: { type: 'x', title: 'invalid', status: 422, errors } }))
    const input = { id: MENU, images: [{ id: `Image:${PICTURE}`, caption: 'Nyt' }] }
    const { data } = await bff.execute(UPDATE, { cookie: smagen, variables: { input } })
    expect(bodyOf(PUT)).toEqual({ images: [{ id: PICTURE, text: 'Nyt' }] })
    expect(data.updateMenu.issues.map(({ path }: { path: string }) => path)).toEqual([
      'images.0.caption',
      'images.1.file',
    ])
  })

  test('refuses a place with neither an id nor a file before anything is sent', async () => {
    const input = { id: MENU, images: [{ caption: 'Tom' }] }
    const { data } = await bff.execute(UPDATE, { cookie: smagen, variables: { input } })
    expect(data.updateMenu.issues).toEqual([{ path: 'images.0.file', validatorKey: 'required' }])
    expect(bodyOf(PUT)).toBeUndefined()
  })
})

test('PIC-1 a service without pictures of menus has none', async () => {
  bff.v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [{ ...lunch, images: undefined }] }))
  const { data } = await bff.execute('{ cater(number: 55) { menus { images { url } } } }')
  expect(data.cater.menus).toEqual([{ images: [] }])
})
