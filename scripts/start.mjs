import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ServerExited, startStack } from './stack.mjs'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

const { V2_URL, DATABASE_URL, DATA_DIR = './data', DOMAIN = 'localhost', HOST, V2_HOST } = process.env
const port = Number(process.env.PORT ?? 4000)
const servers = [{ setting: 'PORT', port, host: HOST }]
if (!V2_URL) servers.push({ setting: 'V2_PORT', port: Number(process.env.V2_PORT ?? port + 1), host: V2_HOST })

const startedAt = performance.now()
for (const server of servers) await assertFree(server)
ensureInstalled()
ensureBuilt()

let stack
const starting = new AbortController()
const finish = async (code) => {
  starting.abort()
  if (!stack) return
  await stack.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => finish(0))

const isEmpty = !V2_URL && !DATABASE_URL && !existsSync(join(DATA_DIR, 'pglite'))
console.log(isEmpty ? 'Filling the database with demo data and starting the servers ...' : 'Starting the servers ...')
try {
  // At level info, the logged requests would bury the addresses below
  const environment = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  stack = await startStack({ environment, onExit: finish, signal: starting.signal })
} catch (error) {
  // A server that exits has printed the reason
  if (!(error instanceof ServerExited) && !starting.signal.aborted) console.error(error.message)
  process.exit(1)
}

const at = (host, path = '') => `http://${host}:${stack.port}${path}`
console.log(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s

Storefront  ${at(`smagen.${DOMAIN}`)}
Front page  ${at(DOMAIN)}
Back office ${at(DOMAIN, '/admin')}
Graph       ${at(DOMAIN, '/graphql')}
v2 service  ${new URL(stack.v2Url).origin}
Mail        ${at(DOMAIN, '/dev/mail')}

Demo logins (password demo-1234): smagen@demo.dk (owner), jonas@demo.dk (its staff), koekken@demo.dk (its kitchen),
festkokkenet@demo.dk, gront@demo.dk, grillen@demo.dk, uverificeret@demo.dk (not verified), admin@demo.dk, kunde@demo.dk
`)

/** Exits this process if the port is in use, since both servers would fail with messages of their own. */
async function assertFree({ setting, port: number, host = '127.0.0.1' }) {
  const server = createServer().listen(number, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    console.error(`Port ${number} (${setting}) cannot be used: ${error.code}. Does the product run already?`)
    process.exit(1)
  }
  server.close()
}
