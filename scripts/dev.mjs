import { spawn } from 'node:child_process'
import { internalSecret, serviceMetrics } from './stack.mjs'
import { ensureInstalled, generate } from './toolchain.mjs'

ensureInstalled()
generate()

const INTERNAL_SECRET = internalSecret()

// tsx restarts a server when its code changes; Vite inside the BFF reloads the pages
const watch = (entry, environment = {}) =>
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', entry], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', INTERNAL_SECRET, ...environment },
  })
const children = [watch('api/main.ts', serviceMetrics(process.env)), watch('bff/main.ts', { VITE_DEV: '1' })]
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
