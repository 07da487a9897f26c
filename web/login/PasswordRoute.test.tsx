// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { clickButton, flush, getButton, pageText, renderRoute, userError } from '../office/testing/renderRoute.tsx'
import { typeInto } from '../testing/typeInto.ts'
import { GraphError } from '../relay/graphError.ts'
import { loader } from './PasswordRoute.data.ts'
import { Component } from './PasswordRoute.tsx'

async function open(address: string) {
  const { environment } = await renderRoute({ path: '/adgangskode', loader, Component }, address)
  const { mock } = environment
  return {
    operations: () => mock.getAllOperations(),
    fail: async () => {
      await act(async () => mock.rejectMostRecentOperation(new GraphError('silence', 'UPSTREAM_UNAVAILABLE')))
      await flush()
    },
    answer: async (data: object) => {
      await act(async () => mock.resolveMostRecentOperation({ data } as never))
      await flush()
    },
  }
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=password]')]
const messageAt = (field: Element | undefined) =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent

test('ERR-2 USR-2 an email whose link cannot be requested stays in its field', async () => {
  const { fail } = await open('/adgangskode')
  const email = () => document.querySelector<HTMLInputElement>('input[type=email]')
  await typeInto(email(), 'ida@example.dk')
  await clickButton('Send link')
  await fail()
  expect(pageText()).toContain('Noget gik galt. Prøv igen.')
  expect(email()?.value).toBe('ida@example.dk')
})

test('ERR-2 USR-2 a password that cannot be saved stays in its field, and is saved by a later attempt', async () => {
  const { operations, fail, answer } = await open('/adgangskode?link=signed')
  for (const field of fields()) await typeInto(field, 'rugbrød med makrel')
  await clickButton('Gem adgangskode')
  await fail()
  expect(pageText()).toContain('Noget gik galt. Prøv igen.')
  expect(getButton('Gem adgangskode').ariaBusy).not.toBe('true')
  expect(fields().map(({ value }) => value)).toEqual(['rugbrød med makrel', 'rugbrød med makrel'])

  await clickButton('Gem adgangskode')
  const issues = [{ path: 'password', message: 'Adgangskoden er for almindelig.' }]
  await answer({ setPassword: { ...userError('ValidationFailed'), issues } })
  const [password, repeated] = fields()
  expect(messageAt(password)).toBe('Adgangskoden er for almindelig.')
  expect(document.activeElement).toBe(password)
  expect(repeated?.value).toBe('rugbrød med makrel')

  await clickButton('Gem adgangskode')
  expect(operations().map(({ request }) => request.variables.input)).toEqual([
    { link: 'signed', password: 'rugbrød med makrel' },
  ])
  await answer({ setPassword: { __typename: 'PasswordSet', isSet: true } })
  expect(pageText()).toContain('Din adgangskode er gemt')
})

test('USR-2 a password that is repeated differently is not sent', async () => {
  const { operations } = await open('/adgangskode?link=signed')
  const [password, repeated] = fields()
  await typeInto(password, 'rugbrød med sild')
  await typeInto(repeated, 'rugbrød med laks')
  await clickButton('Gem adgangskode')
  expect(messageAt(repeated)).toBe('Adgangskoderne er ikke ens')
  expect(operations()).toEqual([])
})

const USED = 'Linket er allerede brugt. Bed om et nyt.'
const EXPIRED = 'Linket er udløbet. Bed om et nyt.'
const FORGED = 'Linket er ikke gyldigt. Bed om et nyt.'

test.each([
  [USED, userError('NotPossible', USED)],
  [EXPIRED, userError('NotPossible', EXPIRED)],
  [FORGED, { ...userError('ValidationFailed'), issues: [{ path: 'link', message: FORGED }] }],
])('USR-2 a link that cannot be used leads to a new one: %s', async (message, error) => {
  const { answer } = await open('/adgangskode?link=signed')
  for (const field of fields()) await typeInto(field, 'rugbrød med sild')
  await clickButton('Gem adgangskode')
  await answer({ setPassword: error })
  expect(document.querySelector('[role=alert]')?.textContent).toContain(message)
  const renewal = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Bed om et nyt link')
  expect(renewal?.getAttribute('href')).toBe('/adgangskode')
})
