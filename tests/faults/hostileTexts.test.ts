import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../bff/testing/fakeData.ts'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { askHost } from '../fixtures/askHost.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'

/** As many as may be on their way before a server is busy with a text: those after them it answers while it is read. */
const MIN_ANSWERS = 3

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
  await until(async () => {
    if (webServer.exitCode !== null) throw new Error('The web server ended while starting')
    return (await read('/readyz').catch(() => null))?.startsWith('200')
  })
  // The first text waits until DOMPurify is loaded
  const cater = catalogue['GET /caters-public/55'] as object
  v2.answer('GET /caters-public/55', () => ({ status: 200, body: { ...cater, description: '<p class="x">Klar</p>' } }))
  const query = encodeURIComponent('{ cater(number: 55) { description } }')
  await until(async () => (await read(`/graphql?query=${query}`)).includes('<p>Klar</p>'))
})
afterAll(async () => {
  if (webServer?.exitCode === null) {
    webServer.kill()
    await once(webServer, 'exit')
  }
  await v2?.stop()
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
  const pageIsRead = new AbortController()
  const page = read('/').finally(() => pageIsRead.abort())
  // The text has been fetched by then: a server that read it itself would answer nobody before the page
  await until(() => pageIsRead.signal.aborted || v2.calls.some(({ call }) => call.endsWith('/products/menus')))
  let answered = 0
  while (!pageIsRead.signal.aborted) {
    expect(await read('/healthz')).toMatch(/^200/)
    answered += 1
  }
  expect(await page).toMatch(/^200[^]*<p>Frisk <b>/)
  expect(answered).toBeGreaterThan(MIN_ANSWERS)
})
