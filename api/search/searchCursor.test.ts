import { beforeAll, expect, test } from 'vitest'
import { addCater } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
  for (const name of ['Et', 'To', 'Tre']) {
    const { id } = await addCater(service.db, { name, zipCode: '8000' })
    await service.db
      .insertInto('page')
      .values({ url: `/del${id}`, title: name, caterId: id, blocks: '[]' })
      .execute()
  }
  return () => service.close()
})

const get = (query: string) => service.app.inject({ url: `/api/v2/cater-search?${query}` })

test('SCA-13 a cursor leads on in its own query, and is refused by name in any other', async () => {
  const first = (await get('place=8000&limit=2')).json()
  expect([first.caters.length, first.total]).toEqual([2, 3])
  const rest = (await get(`place=8000&limit=2&cursor=${first.nextCursor}`)).json()
  expect([rest.caters.length, rest.total, rest.nextCursor]).toEqual([1, 3, null])
  const again = (await get(`place=8000&cursor=${first.caters[0].cursor}`)).json()
  expect(again.caters).toHaveLength(2)
  const forged = Buffer.from('["x",1,2,3,4]').toString('base64url')
  for (const query of [`place=80&cursor=${first.nextCursor}`, 'place=8000&cursor=x', `place=8000&cursor=${forged}`]) {
    const refused = await get(query)
    expect([refused.statusCode, refused.json().title]).toEqual([400, 'invalid_cursor'])
  }
})
