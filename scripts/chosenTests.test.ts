import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chosenTests, isChosen } from './chosenTests.mjs'

test('without arguments the whole suite is chosen', () => {
  expect(chosenTests('all', [])).toEqual({
    isOfChanges: false,
    isWholeSuite: true,
    options: [],
    unitPaths: [],
    browserPaths: [],
    enginePaths: [],
  })
})

test.each([
  ['domain', ['domain'], undefined, undefined],
  ['domain/menus/choices.test.ts', ['domain/menus/choices.test.ts'], undefined, undefined],
  [resolve('domain'), ['domain'], undefined, undefined],
  ['tests/e2e/basket.spec.ts', undefined, ['tests/e2e/basket.spec.ts'], undefined],
  ['basket.spec.ts', undefined, ['tests/e2e/basket.spec.ts'], undefined],
  ['tests/e2e', undefined, ['tests/e2e'], undefined],
  ['tests/engines/order.test.ts', undefined, undefined, ['tests/engines/order.test.ts']],
  ['tests', ['tests'], ['tests'], ['tests']],
  ['.', ['.'], ['.'], ['.']],
])('%s chooses the tests that are in it', (path, unitPaths, browserPaths, enginePaths) => {
  expect(chosenTests('all', [path])).toMatchObject({ isWholeSuite: false, unitPaths, browserPaths, enginePaths })
})

test('options go on as they are, --changed stands anywhere', () => {
  expect(chosenTests('unit', ['domain', '-t', 'CFG-2', '--changed'])).toMatchObject({
    isOfChanges: true,
    options: ['-t', 'CFG-2'],
    unitPaths: ['domain'],
  })
})

test.each([
  ['all', ['nowhere.test.ts'], 'No such file or folder: nowhere.test.ts'],
  ['all', ['nowhere.spec.ts'], 'No such file or folder: nowhere.spec.ts'],
  ['all', ['--changed', 'HEAD~1'], 'No such file or folder: HEAD~1'],
  ['all', ['--changed=HEAD~1'], 'takes no value: --changed=HEAD~1'],
  ['e2e', ['domain'], 'No test of this kind: domain'],
  ['engines', ['domain'], 'No test of this kind: domain'],
  ['unit', ['tests/e2e/basket.spec.ts'], 'No test of this kind: tests/e2e/basket.spec.ts'],
] as const)('%s of %s is an error, not a run of nothing', (kind, args, message) => {
  expect(() => chosenTests(kind, args)).toThrow(message)
})

test('a file is chosen by itself, by its folder, or where none was named', () => {
  expect(isChosen('tests/e2e/basket.spec.ts', ['tests/e2e'])).toBe(true)
  expect(isChosen('tests/e2e/basket.spec.ts', ['tests/e2e/basket.spec.ts'])).toBe(true)
  expect(isChosen('tests/e2e/basket.spec.ts', [])).toBe(true)
  expect(isChosen('tests/e2e/basket.spec.ts', ['domain'])).toBe(false)
})
