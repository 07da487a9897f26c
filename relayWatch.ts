import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Reruns relay-compiler in development when a graphql document or the schema changes; its own --watch needs watchman. */
export function relayWatch(): Plugin {
  let running = false
  let pending = false
  const compile = () => {
    if (running) {
      pending = true
      return
    }
    running = true
    execFile(process.execPath, ['node_modules/relay-compiler/cli.js'], (error, out, errors) => {
      running = false
      if (error) console.error(out + errors)
      if (pending) {
        pending = false
        compile()
      }
    })
  }
  return {
    name: 'relay-watch',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add('schema.graphql')
      server.watcher.on('change', (file) => {
        const holdsDocument =
          /\.tsx?$/.test(file) && !file.includes('__generated__') && readFileSync(file, 'utf8').includes('graphql`')
        if (holdsDocument || file.endsWith('schema.graphql')) compile()
      })
    },
  }
}
