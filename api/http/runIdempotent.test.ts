import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createCatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  return () => service.close()
})

test('ANM-12 a key works at an address longer than an index allows, and at that address only', async () => {
  const { call, path } = await createCatalogueFixture(service)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const add = (search: string) => call('POST', `${path}/dishes?${search}`, { body: { name: 'Suppe' }, headers })
  const long = `x=${randomBytes(5000).toString('hex')}`
  const first = await add(long)
  expect(first.statusCode).toBe(201)
  expect((await add(long)).json()).toEqual(first.json())
  const other = await add(`${long}0`)
  expect(other.statusCode).toBe(201)
  expect(other.json().id).not.toBe(first.json().id)
})

test('If-Match may list several ETags, weak ones too, or be *', async () => {
  const { call, path } = await createCatalogueFixture(service)
  const category = (await call('POST', `${path}/categories`, { body: form('Frokost') })).json()
  const { etag } = (await call('GET', `${path}/categories/${category.id}`)).headers
  const save = async (known: string) => {
    const headers = { 'if-match': known }
    const body = form('Frokost')
    return (await call('PUT', `${path}/categories/${category.id}`, { body, headers })).statusCode
  }
  const answers = []
  for (const known of ['"x"', '*', `"x", ${etag}`, `W/${etag}`]) answers.push(await save(known))
  expect(answers).toEqual([412, 200, 200, 200])
})

function form(name: string): FormData {
  const data = new FormData()
  data.set('name', name)
  return data
}
