// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { clickButton, flush, getButton, pageText, renderRoute } from '../office/testing/renderRoute.tsx'
import { typeInto } from '../office/testing/typeInto.ts'
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
  await answer({ setPassword: { __typename: 'ValidationFailed', issues } })
  const [password, repeated] = fields()
  const described = password?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Adgangskoden er for almindelig.')
  expect(document.activeElement).toBe(password)
  expect(repeated?.value).toBe('rugbrød med makrel')

  await clickButton('Gem adgangskode')
  expect(operations().map(({ request }) => request.variables.input)).toEqual([
    { link: 'signed', password: 'rugbrød med makrel' },
  ])
  await answer({ setPassword: { __typename: 'PasswordSet', isSet: true } })
  expect(pageText()).toContain('Din adgangskode er gemt')
})
