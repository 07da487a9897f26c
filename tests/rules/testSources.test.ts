import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const HOOKS_AND_TESTS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'test', 'it', 'describe'])
/** Tests, and what only they use. */
const TEST_SOURCES = /\.test\.tsx?$|\.spec\.ts$|^tests\/.*\.tsx?$|\/testing\/.*\.tsx?$/
/** Benchmarks measure time. */
const MEASURES = /^tests\/bench\//
/** The exceptions to the rules, and their reasons. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'tests/deploy/container.test.ts has a time limit of its own':
    'nothing else ends a program that is waited for synchronously',
  'tests/e2e/playwright.config.ts has a time limit of its own': 'is the configured one',
  'tests/faults/faultProxy.ts setTimeout() waits for time to pass': 'is a slow answer, by the clock that a test moves',
  'tests/fixtures/movedClock.ts setTimeout() waits for time to pass': 'goes by the clock that a test moves',
  'web/office/testing/renderRoute.tsx setTimeout() waits for time to pass': 'waits for a turn of the event loop',
}
const TIMERS = /^(node:)?timers(\/promises)?$/
const LIMIT_OPTIONS = /^(timeout|testTimeout|hookTimeout|teardownTimeout|actionTimeout|navigationTimeout)$/
const LIMIT_CALLS = /^(waitForTimeout|setDefaultTimeout|setDefaultNavigationTimeout)$/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nodesIn = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode)
const isFunction = ({ type }: Node) => /Function/.test(type)
const isCallOf = (node: unknown, object: string, property: string) =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node.callee) === `${object}.${property}`

/** `page.mouse.move` of a chain of names; of a part that is no name, '?'. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '?'
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression' && !node.computed) return `${nameOf(node.object)}.${nameOf(node.property)}`
  return '?'
}

/** The name that a call begins with: `test` of `test.skipIf(x).each(rows)`. */
function firstName(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node.name)
  return firstName(node.callee ?? node.object ?? node.tag)
}

/** The violation in a node of a test's source; null where there is none. */
function violationOf(node: Node, parents: readonly Node[]): string | null {
  const [parent] = parents.slice(-1)
  if (node.type === 'CallExpression') {
    const args = nodesIn(node.arguments)
    const name = nameOf(node.callee)
    const last = name.split('.').at(-1) ?? ''
    const afterFunction = args.findIndex(isFunction) + 1
    const isNumber = ({ type, value }: Node) => type === 'Literal' && typeof value === 'number'
    if (HOOKS_AND_TESTS.has(firstName(node.callee) ?? '') && !/\.(each|for|step)$/.test(name))
      if ((afterFunction > 0 && afterFunction < args.length) || args.slice(1).some(isNumber))
        return 'has a time limit of its own'
    if (/^(test|it)\.(setTimeout|slow)$/.test(name)) return 'has a time limit of its own'
    if (LIMIT_CALLS.test(last)) return `${last}() measures time`
    if (/^vi\.wait(For|Until)$/.test(name)) return 'waits for a second at most: use expect.poll()'
    if (/^((globalThis|window)\.)?setTimeout$/.test(name)) return 'setTimeout() waits for time to pass'
    if (/^(performance\.now|process\.hrtime(\.bigint)?)$/.test(name)) return `${name}() measures time`
  }
  if (/^(ImportDeclaration|ImportExpression)$/.test(node.type)) {
    const { value } = node.source as { value?: unknown }
    if (typeof value === 'string' && TIMERS.test(value)) return `${value} waits for time to pass`
  }
  // An option of what is tested is given to its constructor
  if (node.type === 'Property' && parent?.type === 'ObjectExpression' && parents.at(-2)?.type !== 'NewExpression') {
    const { name, value } = node.key as { name?: string; value?: string }
    if (!node.computed && LIMIT_OPTIONS.test(name ?? String(value))) return 'has a time limit of its own'
  }
  if (node.type === 'BinaryExpression' && node.operator === '-') {
    if (isCallOf(node.right, 'Date', 'now')) return 'Date.now() measures time'
    // A moment in the past is data
    if (isCallOf(node.left, 'Date', 'now') && !isMoment(parents)) return 'Date.now() measures time'
  }
  return null
}

const isMoment = (parents: readonly Node[]) => {
  const around = parents.findLast(({ type }) => type !== 'BinaryExpression')
  return around?.type === 'NewExpression' && nameOf(around.callee) === 'Date'
}

/** The violations in a test's source, by line. */
function violationsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: string[] = []
  const visit = (node: Node, parents: Node[]) => {
    const violation = violationOf(node, parents)
    if (violation) found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${violation}`)
    for (const value of Object.values(node)) for (const child of nodesIn(value)) visit(child, [...parents, node])
  }
  visit(program as unknown as Node, [])
  return found
}

describe('what a test may not do', () => {
  test.each([
    'beforeAll(async () => {}, 60_000)',
    'beforeAll(start, 60_000)',
    "test('a', async () => {}, 5000)",
    "test('a', async () => {}, LONG)",
    "test.each(rows)('a', () => {}, 5000)",
    "test.each`a`('a', () => {}, 5000)",
    "test.runIf(isLinux)('a', () => {}, 5000)",
    "test('a', { timeout: 5000 }, () => {})",
    "describe('a', { timeout: LONG }, () => {})",
    'vi.setConfig({ testTimeout: 30_000 })',
    'const soon = { timeout: 20_000 }',
    'expect.poll(read, { timeout: 20_000 }).toBe(1)',
    'await expect(link).toBeVisible({ timeout: 1000 })',
    "await page.waitForURL('/', { 'timeout': 1000 })",
    'vi.waitFor(() => expect(a).toBe(b))',
    'vi.waitUntil(isThere, 5000)',
    'test.setTimeout(1000)',
    'test.slow()',
    'await page.waitForTimeout(500)',
    'page.setDefaultTimeout(500)',
    'await new Promise((resolve) => setTimeout(resolve, 200))',
    'globalThis.setTimeout(stop, 50)',
    'await page.evaluate(() => window.setTimeout(stop, 50))',
    "import { setTimeout as pause } from 'node:timers/promises'",
    "const { setTimeout: pause } = await import('timers/promises')",
    'const begun = performance.now()',
    'const begun = process.hrtime.bigint()',
    'expect(Date.now() - begun).toBeLessThan(50)',
    'expect(until - Date.now()).toBeLessThan(50)',
    'const at = { ms: Date.now() - begun }',
  ])('%s', (source) => {
    expect(violationsIn('a.test.ts', `// first\n${source}`)).toEqual([expect.stringMatching(/^a\.test\.ts:2 /)])
  })

  test.each([
    'beforeAll(async () => {})',
    'beforeAll(() => { return () => stop() })',
    "test('a', async () => {})",
    "test.each([1, 2])('a', () => {})",
    "test.each(rows.map((row) => row.name))('a', () => {})",
    'expect.poll(read).toBe(1)',
    'expect(a).toBe(60_000)',
    "vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold)",
    "vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))",
    'vi.useFakeTimers()',
    'vi.setSystemTime(Date.now() + 1000)',
    'vi.advanceTimersByTime(1000)',
    'clearTimeout(timer)',
    'const sendAfter = new Date(Date.now() - 49 * 3_600_000)',
    'const sendAfter = new Date(Date.now() - 3_600_000 + 1)',
    'const at = Date.now()',
    'new Agent({ timeout: 20 })',
    'const { timeout = 5 } = options',
    "run('setTimeout(stop, 50)')",
    '// test.slow()',
    '/* { timeout: 5 } */',
  ])('but it may: %s', (source) => {
    expect(violationsIn('a.test.ts', source)).toEqual([])
  })
})

test('no test and no helper has a time limit of its own, waits for time to pass or measures it', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  // One that is deleted is listed until it is committed
  const files = listed.split('\n').filter((file) => TEST_SOURCES.test(file) && !MEASURES.test(file) && existsSync(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => violationsIn(file, readFileSync(file, 'utf8')))
  const withoutLine = (violation: string) => violation.replace(/:\d+ /, ' ')
  expect(found.filter((violation) => !(withoutLine(violation) in EXCEPTIONS))).toEqual([])
  expect(new Set(found.map(withoutLine))).toEqual(new Set(Object.keys(EXCEPTIONS)))
})
