import { beforeAll, describe, expect, test } from 'vitest'
import { RichText } from '../../contract/richText.ts'
import { COSTLY_HTML } from '../../contract/richTextFixtures.ts'
import { createCatalogueFixture, type CatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
let fixture: CatalogueFixture
let ids: { menu: string; group: string; category: string; service: string; page: number }
beforeAll(async () => {
  service = await openTestApp()
  fixture = await createCatalogueFixture(service)
  const { call, path } = fixture
  const add = async (url: string, body: object, as: 'own' | 'admin' = 'own') =>
    (await call('POST', url, { body, as })).json()
  const menus = `${path}/products/menus`
  const { id: menu } = await add(menus, { type: 'menu', name: 'Platte', price: 129 })
  const { id: group } = await add(`${menus}/${menu}/child`, { type: 'group', name: 'Vælg' })
  const { id: category } = await add(`${path}/categories`, formOf({ name: 'Frokost' }))
  const { id: driving } = await add(`${path}/services`, { name: 'Kørsel', description: 'x' })
  const { id: page } = await add('/pages', { url: `/${crypto.randomUUID()}`, title: 'Side' }, 'admin')
  ids = { menu, group, category, service: driving, page }
  return () => service.close()
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

type Write = [method: 'POST' | 'PUT', url: string, body: object, as?: 'admin']

/** Every call that writes a formatted text, by the path of the text in it. */
const WRITES: [what: string, textPath: string, write: (html: string) => Write][] = [
  ["a caterer's description", 'description', (html) => ['PUT', '/caters', { id: fixture.caterId, description: html }]],
  ["a caterer's notice", 'noticeText', (html) => ['PUT', '/caters', { id: fixture.caterId, noticeText: html }]],
  ['a menu', 'description', (html) => ['PUT', `${fixture.path}/products/menus/${ids.menu}`, { description: html }]],
  [
    'a new menu',
    'description',
    (html) => ['POST', `${fixture.path}/products/menus`, { type: 'menu', name: 'Ny', price: 1, description: html }],
  ],
  [
    'an item of a new menu',
    'children.0.children.0.description',
    (html) => {
      const item = { type: 'include', name: 'Sild', description: html }
      const children = [{ type: 'group', name: 'Vælg', children: [item] }]
      return ['POST', `${fixture.path}/products/menus`, { type: 'menu', name: 'Ny', price: 1, children }]
    },
  ],
  [
    'an item',
    'description',
    (html) => [
      'POST',
      `${fixture.path}/products/menus/${ids.menu}/child`,
      { type: 'extra', name: 'Sild', description: html },
    ],
  ],
  [
    'a group',
    'description',
    (html) => ['PUT', `${fixture.path}/products/menus/${ids.menu}/child/${ids.group}`, { description: html }],
  ],
  [
    'a new category',
    'description',
    (html) => ['POST', `${fixture.path}/categories`, formOf({ name: 'Ny', description: html })],
  ],
  [
    'a category',
    'description',
    (html) => ['PUT', `${fixture.path}/categories/${ids.category}`, formOf({ description: html })],
  ],
  ['a new service', 'description', (html) => ['POST', `${fixture.path}/services`, { name: 'Ny', description: html }]],
  [
    'a service',
    'description',
    (html) => ['PUT', '/caters/services', { id: ids.service, caterId: fixture.caterId, description: html }],
  ],
  [
    'a new page',
    'blocks.0.text',
    (html) => ['POST', '/pages', { url: `/${crypto.randomUUID()}`, title: 'Ny', blocks: [blockOf(html)] }, 'admin'],
  ],
  ['a page', 'blocks.0.text', (html) => ['PUT', '/pages', { id: ids.page, blocks: [blockOf(html)] }, 'admin']],
]
const blockOf = (html: string) => ({ id: 'a', type: 'banner', title: '', text: html, linkUrl: '', linkText: '' })

describe('SEC-1 a formatted text that is written', () => {
  test.each(WRITES)('is refused by the limit that it exceeds, and otherwise stored sanitized: %s', async (...row) => {
    const [, textPath, write] = row
    const send = (html: string) => {
      const [method, url, body, as = 'own' as const] = write(html)
      return fixture.call(method, url, { body, as })
    }
    for (const [html, validatorKey, message] of [
      ['<b>'.repeat(16_333), 'too_deep', 'Has more than 50 levels of tags'],
      ['<p>x</p>'.repeat(1_001), 'too_many_tags', 'Has more than 2000 tags'],
    ] as const) {
      const refused = await send(html)
      expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ path: textPath, validatorKey, message }]])
    }
    const tooLong = await send('x'.repeat(50_001))
    expect([tooLong.statusCode, tooLong.json().errors[0].validatorKey]).toEqual([422, 'too_long'])

    const stored = await send('<P onclick="x()">Sm&oslash;rrebrød<script>x</script><div>, øl</div>')
    expect([200, 201]).toContain(stored.statusCode)
    expect(stored.body).toContain(JSON.stringify('<p>Smørrebrød</p>, øl'))
  })

  test.each(Object.entries(COSTLY_HTML))(
    'that is costly is answered as the sanitizer has it: %s',
    async (_what, html) => {
      const body = { id: ids.service, caterId: fixture.caterId, description: html }
      const { data } = RichText.safeParse(html)
      const answer = await fixture.call('PUT', '/caters/services', { body })
      // Of some nothing is left, and a description is required
      expect(answer.body).toContain(data ? JSON.stringify(data) : '"path":"description"')
    },
  )
})
