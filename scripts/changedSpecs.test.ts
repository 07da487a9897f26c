import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SPECS_OF, specsOf } from './changedSpecs.mjs'

const specs = readdirSync('tests/e2e')
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''))

test('each browser test belongs to some folder, and each that a folder names is there', () => {
  const named = SPECS_OF.flatMap(([, names]) => names)
  expect(specs.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !specs.includes(name))).toEqual([])
})

test.each(['web', 'bff', 'api', 'domain', 'contract', 'runtime'])('each file of %s has browser tests', (room) => {
  const files = readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .filter((entry) => !/__generated__|\/testing$/.test(entry.parentPath))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  expect(files.filter((file) => specsOf([file]).length === 0)).toEqual([])
})

test('a changed file runs the browser tests of its folder, a changed browser test itself, and a unit test none', () => {
  expect(specsOf(['web/office/calendar/Calendar.tsx'])).toEqual([
    'tests/e2e/availability.spec.ts',
    'tests/e2e/calendar.spec.ts',
  ])
  expect(specsOf(['tests/e2e/zones.spec.ts', 'web/office/calendar/calendar.test.tsx', 'docs/graph.md'])).toEqual([
    'tests/e2e/zones.spec.ts',
  ])
})

test('a browser test that was deleted is not run', () => {
  expect(specsOf(['tests/e2e/noLongerThere.spec.ts'])).toEqual([])
})
