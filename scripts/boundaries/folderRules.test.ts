import { expect, test } from 'vitest'
import { checkFolders } from './folderRules.mjs'

const rules = { ground: ['config.ts', 'http'], top: ['commands'], features: { orders: 'users', users: '' } }
const FILES = ['config.ts', 'http/auth.ts', 'commands/userMain.ts', 'orders/orderStore.ts', 'users/userStore.ts'].map(
  (file) => `api/${file}`,
)
const complain = (...imports: [string, string][]) =>
  checkFolders('api', rules, FILES, [
    ...imports.map(([from, to]) => ({ from: `api/${from}`, to: `api/${to}` })),
    { from: 'api/orders/orderStore.ts', to: 'api/users/userStore.ts' },
  ])

test.each([
  ['a feature imports the ground', 'orders/orderRoutes.ts', 'http/auth.ts'],
  ['the ground imports what is named before it', 'http/auth.ts', 'config.ts'],
  ['the top imports all', 'commands/userMain.ts', 'users/userStore.ts'],
  ['what stands beside the folders imports the top', 'main.ts', 'commands/userMain.ts'],
  ['a folder imports its own', 'users/userRoutes.ts', 'users/userStore.ts'],
])('%s', (_, from, to) => {
  expect(complain([from, to])).toEqual([])
})

test.each([
  ['the ground a feature', 'http/auth.ts', 'users/userStore.ts', 'http may not import users'],
  ['the ground what is named after it', 'config.ts', 'http/auth.ts', 'config.ts may not import http'],
  ['a feature the top', 'users/userRoutes.ts', 'commands/userMain.ts', 'users may not import commands'],
  ['a feature what stands beside the folders', 'users/userRoutes.ts', 'app.ts', 'users may not import api'],
])('%s is refused', (_, from, to, complaint) => {
  expect(complain([from, to])).toEqual([`api/${from}: ${complaint}: api/${to}`])
})

test('a pair that is not listed is refused, and so is the circle that it closes', () => {
  expect(complain(['users/userStore.ts', 'orders/orderStore.ts'])).toEqual([
    'api/users/userStore.ts: users may not import orders: api/orders/orderStore.ts',
    'api: a circle of folders: users > orders > users',
  ])
})

test('a pair that is no longer needed, a folder without a rule and a rule without a folder are refused', () => {
  expect(checkFolders('api', rules, [...FILES.slice(1), 'api/invoices/invoiceStore.ts'], [])).toEqual([
    'api/invoices: is neither ground, top nor a feature of api',
    'api/config.ts: is not there',
    'api: orders > users is not needed any longer, and leaves the list',
  ])
})
