import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestHost } from '../fixtures/requestHost.ts'
import { copyDemo } from '../fixtures/demo.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { V2Process } from '../fixtures/v2Process.ts'
import { WebProcess } from '../fixtures/webProcess.ts'

interface Menu {
  id: string
  name: string
  price: string
}

const ends: (() => unknown)[] = []
const purged: string[][] = []
let service: V2Process
let webs: number[]

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-changed-'))
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  const cdn = createServer(async (request, response) => {
    purged.push(((await json(request)) as { tags: string[] }).tags)
    response.writeHead(204).end()
  })
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => cdn.close())
  const demo = await copyDemo(dataDir)
  ends.push(() => demo.remove())
  service = new V2Process(await ownPort(), dataDir, {
    ...demo.settings,
    PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/`,
  })
  ends.push(() => service.end('SIGTERM'))
  await service.start()
  webs = [await ownPort(), await ownPort()]
  for (const port of webs) {
    const web = new WebProcess(port, service.address)
    ends.push(() => web.end('SIGTERM'))
    await web.start()
  }
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** The storefront as a web server has it. */
async function storefront(port: number): Promise<{ html: string; tags: string[] }> {
  const { body, headers } = await requestHost(port, '/', { host: `smagen.localhost:${port}` })
  return { html: body, tags: String(headers['cache-tag']).split(',') }
}

async function graph<Data>(port: number, token: string, query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

test('SCA-3 a price that is changed in the office is soon on the cached pages of two web servers, and a CDN is notified by their tags', async () => {
  const login = await fetch(`${service.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
  })
  const { token } = (await login.json()) as { token: string }
  const [office = 0] = webs
  const { cater } = await graph<{ cater: { menus: Menu[] } }>(
    office,
    token,
    '{ cater(number: 55) { menus { id name price } } }',
  )
  const menu = cater.menus.find(({ name }) => name === 'Frokostplatte')!
  for (const port of webs) expect((await storefront(port)).html).not.toContain('987,00')
  const { tags } = await storefront(office)

  const update = 'mutation ($input: UpdateMenuInput!) { updateMenu(input: $input) { __typename } }'
  const { updateMenu } = await graph<{ updateMenu: { __typename: string } }>(office, token, update, {
    input: { id: menu.id, price: 987 },
  })
  expect(updateMenu.__typename).toBe('Menu')
  const shown = () => Promise.all(webs.map(async (port) => (await storefront(port)).html.includes('987,00')))
  await until(async () => (await shown()).every(Boolean))

  await until(() => purged.length > 0)
  expect(purged).toEqual([expect.arrayContaining(['cater-55'])])
  expect(tags).toContain('cater-55')
})
