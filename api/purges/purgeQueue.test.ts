import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueFixture, createCatalogueFixture } from '../testing/catalogueFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { changedTags } from './changedTags.ts'

/** A CDN that answers with `status`, and the requests it got. */
const received: { tags: string[]; type: string | undefined }[] = []
let status = 204
const cdn = createServer(async (request, response) => {
  const { tags } = (await json(request)) as { tags: string[] }
  received.push({ tags, type: request.headers['content-type'] })
  response.writeHead(status).end()
})

let service: TestApp
let catalogue: CatalogueFixture
beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  service = await openTestApp({ purgeUrl: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge?key=secret` })
  catalogue = await createCatalogueFixture(service)
  return async () => {
    await service.close()
    cdn.close()
  }
})

const purges = async () => {
  const text = await service.app.metricsText()
  return Object.fromEntries(
    ['waiting', 'retrying', 'abandoned'].map((state) => [
      state,
      Number(new RegExp(`^cdn_purges{state="${state}"} (\\d+)$`, 'm').exec(text)?.[1]),
    ]),
  )
}
const jobs = async () =>
  (
    await sql<{ tags: string[]; seconds: number }>`
      select data -> 'tags' as tags, extract(epoch from start_after - created_on)::integer as seconds
      from pgboss.job where name = 'purge' order by id`.execute(service.db)
  ).rows
const makeDue = (tag: string) =>
  sql`update pgboss.job set start_after = now() where name = 'purge' and data -> 'tags' ? ${tag}`.execute(service.db)
const delay = (tag: string) =>
  sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'purge' and data -> 'tags' ? ${tag}`.execute(
    service.db,
  )

const addFilter = async (name: string) =>
  (await catalogue.call('POST', '/filters', { as: 'admin', body: { name, type: 'foodtype' } })).statusCode

describe('SCA-3 a CDN', () => {
  test('gets the tags of what has changed two seconds later, once the web servers show it', async () => {
    const added = await catalogue.call('POST', `${catalogue.path}/services`, {
      body: { name: 'Kørsel', description: 'Vi kører' },
    })
    expect(added.statusCode).toBe(201)
    expect(await purges()).toEqual({ waiting: 1, retrying: 0, abandoned: 0 })
    const tags = ['cater-search', 'cater-suggestions', `cater-${catalogue.caterId}`, 'caters'].toSorted()
    expect(await jobs()).toEqual([{ tags: expect.arrayContaining(tags), seconds: 2 }])
    // Not yet due, it is passed over by a later change that is
    await delay('caters')
    await addFilter('Frugt')
    await makeDue('filters')
    service.services.purgeQueue?.start()
    await expect.poll(() => received).toEqual([{ tags: ['filters'], type: 'application/json' }])
    await makeDue('caters')
    await expect.poll(() => received.at(-1)).toEqual({ tags, type: 'application/json' })
    expect(received).toHaveLength(2)
    await expect.poll(purges).toEqual({ waiting: 0, retrying: 0, abandoned: 0 })
  })

  test('that fails is sent again, for all changes at once; a change that is refused is not sent', async () => {
    received.length = 0
    status = 503
    for (const name of ['Grønt', 'Fisk']) expect(await addFilter(name)).toBe(201)
    expect(await addFilter('Fisk')).toBe(422)
    await makeDue('filters')
    await expect.poll(purges).toEqual({ waiting: 0, retrying: 2, abandoned: 0 })
    status = 200
    await makeDue('filters')
    await expect.poll(purges).toEqual({ waiting: 0, retrying: 0, abandoned: 0 })
    expect(received.length).toBeGreaterThanOrEqual(2)
    for (const { tags } of received) expect(tags).toEqual(['filters'])
  })

  test('gets nothing of users, and of a page all that may show it', () => {
    expect(changedTags({ kind: 'user', caterId: 55 })).toEqual([])
    expect(changedTags({ kind: 'page', caterId: 55 })).toEqual(
      expect.arrayContaining(['cater-55', 'page-by-url', 'pages', 'trimmed-pages', 'caters', 'cater-search']),
    )
  })
})
