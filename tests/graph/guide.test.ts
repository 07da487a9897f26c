import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStack } from '../../scripts/stack.mjs'
import type { Stack } from '../../scripts/stack.mjs'
import { copyDemo, type Demo } from '../fixtures/demo.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { V2Process } from '../fixtures/v2Process.ts'

const run = promisify(execFile)

/** An example of the guide: its language and text, and what is shown below it. */
interface Example {
  language: string
  text: string
  shown: { language: string; text: string } | undefined
}

const guide = await readFile('docs/graph.md', 'utf8')
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
  language,
  text,
}))
const isShown = (language = '') => language === 'json' || language === 'text'
const examples = blocks.flatMap(({ language, text }, index): Example[] => {
  const next = blocks[index + 1]
  return isShown(language) ? [] : [{ language, text, shown: isShown(next?.language) ? next : undefined }]
})

let folder: string
let demo: Demo
let service: V2Process
let stack: Stack
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuvert-guide-'))
  const v2Port = await ownPort()
  demo = await copyDemo(join(folder, 'data'))
  service = new V2Process(v2Port, join(folder, 'data'), demo.settings)
  await service.start()
  const environment = {
    PORT: String(await ownPort()),
    V2_PORT: String(v2Port),
    V2_URL: service.address,
    LOG_LEVEL: 'error',
  }
  stack = await startStack({ environment })
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: '#1f3f8f' } })
  await picture.png().toFile(join(folder, 'logo.png'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(async () => {
  await stack?.stop()
  await service?.end('SIGTERM')
  await demo?.remove()
  await rm(folder, { recursive: true, force: true })
})

const here = (text: string) =>
  text.replaceAll('localhost:4000', `127.0.0.1:${stack.port}`).replaceAll('localhost:4001', `127.0.0.1:${stack.v2Port}`)

/** Runs an example and returns its output. Shell examples know the variables of those before. */
async function outputOf({ language, text }: Example, variables: string): Promise<string> {
  const [file, ...command] = {
    bash: ['example.sh', 'bash', '-euo', 'pipefail'],
    ts: ['example.mts', process.execPath, '--import', 'tsx'],
    python3: ['example.py', 'python3'],
  }[language] ?? ['']
  const [program, ...options] = command
  if (!file || !program) throw new Error(`The guide has an example in ${language}`)
  await writeFile(join(folder, file), here(language === 'bash' ? `${variables}${text}` : text))
  // What a program stores for its next run goes with the folder
  const { stdout } = await run(program, [...options, file], { cwd: folder, env: { ...process.env, TMPDIR: folder } })
  return stdout
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0
const missing = new Set(['python3', 'bash'].filter((program) => !isThere(program)))
if (!isThere('curl')) missing.add('bash')
for (const language of missing)
  console.warn(`SKIPPED the examples of docs/graph.md for ${language}: it is not installed`)

describe('GRA-17 every example of the guide answers what is shown below it', () => {
  const setting = examples.filter(({ text }) => /^[A-Z]+=/.test(text))
  const variables = setting.map(({ text }) => text.slice(0, text.indexOf(')\n') + 2)).join('')

  test('there are examples for the shell, in TypeScript and in Python', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['bash', 'ts', 'python3']))
    expect(examples.length).toBeGreaterThan(10)
  })

  test.each(
    examples
      .filter(({ language }) => !missing.has(language))
      .map((example) => [`${example.language} ${examples.indexOf(example) + 1}`, example] as const),
  )('%s', async (_name, example) => {
    const { shown } = example
    if (!shown) throw new Error('Nothing is shown below the example')
    const isSetting = setting.includes(example)
    const output = await outputOf(example, isSetting ? '' : variables)
    const isJson = shown.language === 'json'
    expect(isJson ? JSON.parse(output) : {}).toMatchObject(isJson ? JSON.parse(shown.text) : {})
    const lines = isJson ? [] : shown.text.trimEnd().split('\n')
    expect(lines.filter((line) => !output.includes(line))).toEqual([])
  })
})

describe('GRA-14 GraphiQL opens with examples', () => {
  const TABS = /"defaultTabs":(\[\{[^\n]*?\}\]),"/

  test('each answers over the demo data', async () => {
    const url = `http://127.0.0.1:${stack.port}/graphql`
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    const tabs: { query: string; variables?: string; headers: string }[] = JSON.parse(TABS.exec(page)?.[1] ?? '[]')
    expect(tabs.length).toBeGreaterThan(4)
    let cookie = ''
    const responses: string[] = []
    for (const { query, variables = '{}', headers } of tabs) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...JSON.parse(headers), cookie },
        body: JSON.stringify({ query, variables: JSON.parse(variables) }),
      })
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
      const { data, errors } = await answer.json()
      expect([query, errors]).toEqual([query, undefined])
      expect([query, Object.values(data)]).toEqual([query, [expect.anything()]])
      responses.push(JSON.stringify(data))
    }
    // After that which logs in, the others answer to the caterer
    expect(responses.join()).toContain('"accountNumber":"0001482255"')
  })

  test('SEC-8 it is a small page with one script of this host, which has a nonce', async () => {
    const url = `http://127.0.0.1:${stack.port}`
    const response = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } })
    const page = await response.text()
    expect(page.length).toBeLessThan(20_000)
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'(;|$)/.exec(response.headers.get('content-security-policy')!)!
    const [script, ...others] = [...page.matchAll(/<script src="([^"]+)" nonce="([^"]+)">/g)]
    expect([others, script?.[2], script?.[1]]).toEqual([
      [],
      nonce,
      expect.stringMatching(/^\/assets\/graphiql-[\w-]+\.js$/),
    ])
    const file = await fetch(url + script![1])
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
  })
})
