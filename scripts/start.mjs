import { ensureBuilt, ensureInstalled } from './toolchain.mjs'
import { startStack } from './stack.mjs'

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

try {
  stack = await startStack({ onExit: finish, signal: starting.signal })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const domain = process.env.DOMAIN ?? 'localhost'
const at = (host, path = '') => `http://${host}:${stack.port}${path}`
console.log(`
Storefront  ${at(`smagen.${domain}`)}
Front page  ${at(domain)}
Back office ${at(domain, '/admin')}
Graph       ${at(domain, '/graphql')}
v2 service  ${process.env.V2_URL ? new URL(process.env.V2_URL).origin : `http://127.0.0.1:${stack.v2Port}`}
Mail        ${at(domain, '/dev/mail')}

Demo logins (password demo-1234): smagen@demo.dk, festkokkenet@demo.dk, gront@demo.dk, grillen@demo.dk,
uverificeret@demo.dk (not verified), admin@demo.dk, kunde@demo.dk
`)
