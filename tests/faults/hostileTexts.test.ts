import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../bff/testing/fakeData.ts'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { requestHost } from '../fixtures/requestHost.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { WebProcess } from '../fixtures/webProcess.ts'

/**
 * Loaded into each thread of the web server: the one that sanitizes says that it has received a text, and takes as long as
 * the test wants, for which the other one waits.
 */
const holdSanitizing = (released: string) => `
  import { existsSync, writeSync } from 'node:fs'
  import { isMainThread, parentPort } from 'node:worker_threads'
  if (isMainThread) AbortSignal.timeout = () => new AbortController().signal
  else
    parentPort.on('message', () => {
      writeSync(1, 'text received')
      const never = new Int32Array(new SharedArrayBuffer(4))
      while (!existsSync(${JSON.stringify(released)})) Atomics.wait(never, 0, 0, 20)
    })
`

let v2: Awaited<ReturnType<typeof startFakeV2>>
let webServer: WebProcess
let released: string
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-hostile-'))
  released = join(folder, 'released')
  v2 = await startFakeV2()
  const preloaded = `data:text/javascript,${encodeURIComponent(holdSanitizing(released))}`
  webServer = new WebProcess(await ownPort(), v2.url, { NODE_OPTIONS: `--import ${preloaded}` })
  await webServer.start()
  return async () => {
    await webServer.end('SIGTERM')
    await v2.stop()
    await rm(folder, { recursive: true })
  }
})

/** The status and the body of an answer to a visitor of a caterer's storefront. */
async function read(path: string): Promise<string> {
  const { status, body } = await requestHost(webServer.port, path, { host: `smagen.localhost:${webServer.port}` })
  return `${status} ${body}`
}

test("SEC-1 the built web server sanitizes another service's text, and answers others while it does", async () => {
  const [lunch] = catalogue['GET /caters/55/products/menus'] as [object]
  const description = '<p onclick="x()">Frisk <b class="x">fisk</b></p>'
  v2.answer('GET /caters/55/products/menus', () => ({ status: 200, body: [{ ...lunch, description }] }))
  let isPageRead = false
  const page = read('/').finally(() => (isPageRead = true))
  await until(() => isPageRead || webServer.printed.includes('text received'))
  expect(await read('/healthz')).toMatch(/^200/)
  expect(await read(`/graphql?query=${encodeURIComponent('{ city(zipCode: "8000") { city } }')}`)).toContain('Aarhus')
  expect(isPageRead).toBe(false)
  writeFileSync(released, '')
  expect(await page).toMatch(/^200[^]*<p>Frisk <b>fisk<\/b><\/p>/)
})
