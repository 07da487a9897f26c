import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CATALOGUE_STATES } from '../e2e/states/catalogueStates.ts'
import { OFFICE_STATES } from '../e2e/states/officeStates.ts'
import { ORDERING_STATES } from '../e2e/states/orderingStates.ts'
import { STOREFRONT_STATES } from '../e2e/states/storefrontStates.ts'

const SPECS = 'tests/e2e'
const STATES: readonly string[] = [...CATALOGUE_STATES, ...OFFICE_STATES, ...ORDERING_STATES, ...STOREFRONT_STATES]

const source = readdirSync(SPECS)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(SPECS, name), 'utf8'))
  .join('\n')

test('no state of a page is listed twice', () => {
  expect(STATES.filter((state, index) => STATES.indexOf(state) !== index)).toEqual([])
})

// A name is typed as a state, so that each place that mentions one checks it
test.each(STATES)('"%s" is seen by axe in one place', (state) => {
  expect(source.split(`'${state}'`).length - 1).toBe(1)
})
