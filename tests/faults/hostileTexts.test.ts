import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../bff/testing/fakeData.ts'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { askHost } from '../fixtures/askHost.ts'
import { ownPort } from '../fixtures/ownPort.ts'

/** More than any answer takes on a busy machine; a text that blocks the server takes minutes. */
const MAX_ANSWER_MS = 2_000

let v2: Awaited<ReturnType<typeof startFakeV2>>
let webServer: ChildProcess
let port: number
beforeAll(async () => {
  v2 = await startFakeV2()
  port = await ownPort()
  const environment = { NODE_ENV: 'development', LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: String(port) }
  webServer = spawn(process.execPath, ['dist/server/bff.js'], {
    env: { ...process.env, ...environment, V2_URL: v2.url },
    stdio: 'inherit',
  })
  while (!(await read('/readyz').catch(() => null))?.startsWith('200')) {
    if (webServer.exitCode !== null) throw new Error('The web server ended while starting')
  }
  // DOMPurify takes a second to load, and many on a busy machine
  const cater = catalogue['GET /caters-public/55'] as object
  v2.answer('GET /caters-public/55', () => ({ status: 200, body: { ...cater, description: '<p class="x">Klar</p>' } }))
  const query = encodeURIComponent('{ cater(number: 55) { description } }')
  while (!(await read(`/graphql?query=${query}`)).includes('<p>Klar</p>')) await pause(100)
})
afterAll(async () => {
  webServer.kill()
  await Promise.all([once(webServer, 'exit'), v2.stop()])
})

/** The status and the body of an answer to a visitor of a caterer's storefront. */
async function read(path: string): Promise<string> {
  const { status, body } = await askHost(port, path, { host: `smagen.localhost:${port}` })
  return `${status} ${body}`
}

function serveDescription(description: string): void {
  const [lunch] = catalogue['GET /caters/55/products/menus'] as [object]
  v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [{ ...lunch, description }] }))
}

test("SEC-1 the built web server sanitizes another service's text, and answers others while it does", async () => {
  // What makes a parser nest hundreds of elements anew in each paragraph, within the limits
  const formatting = Array.from({ length: 48 }, (_, index) => `<b class=${index}>`).join('')
  serveDescription(`<p onclick="x()">Frisk ${formatting}</p>${'<p>x</p>'.repeat(900)}`)
  const page = read('/')
  const isRead = () => Promise.race([page.then(() => true), pause(0, false)])
  let longest = 0
  while (!(await isRead())) {
    const begun = performance.now()
    expect(await read('/healthz')).toMatch(/^200/)
    longest = Math.max(longest, performance.now() - begun)
  }
  expect(await page).toMatch(/^200[^]*<p>Frisk <b>/)
  expect(longest).toBeLessThan(MAX_ANSWER_MS)
})
