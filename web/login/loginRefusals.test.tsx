// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { clickButton, flush, pageText, renderRoute, userError } from '../office/testing/renderRoute.tsx'
import { loader as loadLogin } from './LoginRoute.data.ts'
import { Component as Login } from './LoginRoute.tsx'
import { loader as loadPassword } from './PasswordRoute.data.ts'
import { Component as Password } from './PasswordRoute.tsx'

async function open(address: string, responses: Parameters<typeof renderRoute>[2] = []) {
  const route = {
    children: [
      { path: '/login', loader: loadLogin, Component: Login },
      { path: '/adgangskode', loader: loadPassword, Component: Password },
    ],
  }
  const { environment } = await renderRoute(route, address, responses)
  return {
    isAsking: () => environment.mock.getAllOperations().length > 0,
    answer: async (data: object) => {
      await act(async () => environment.mock.resolveMostRecentOperation({ data }))
      await flush()
    },
  }
}

const type = (name: string, text: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const messageAt = (name: string) => {
  const described = document.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby') ?? ''
  return described.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? [])
}

test('LOG-6 who has tried too often is told in Danish to wait', async () => {
  const page = await open('/login', [() => ({ data: { viewer: null } })])
  await type('email', 'ukendt@example.dk')
  await type('password', 'gættet forkert')
  await clickButton('Log ind')
  const message = 'For mange forsøg. Prøv igen om 14 minutter.'
  await page.answer({ login: { __typename: 'TooManyAttempts', message, retryAfter: 840 } })
  expect(pageText()).toContain(message)
})

describe('USR-2 a new password', () => {
  const save = async (password: string, repeated = password) => {
    const page = await open('/adgangskode?link=secret')
    await type('password', password)
    await type('repeated', repeated)
    await clickButton('Gem adgangskode')
    return page
  }

  test.each(['Adgangskoden skal være mindst 10 tegn', 'Adgangskoden er for almindelig. Vælg en anden.'])(
    'that is refused says so at its field: %s',
    async (message) => {
      const page = await save('1234567890')
      const issues = [{ path: 'password', message }]
      await page.answer({ setPassword: { ...userError('ValidationFailed'), issues } })
      expect(messageAt('password')).toEqual([message])
    },
  )

  test('that is repeated differently is not sent', async () => {
    const page = await save('rugbrød med sild', 'rugbrød med laks')
    expect(messageAt('repeated')).toEqual(['Adgangskoderne er ikke ens'])
    expect(page.isAsking()).toBe(false)
  })

  test.each([
    'Linket er allerede brugt. Bed om et nyt.',
    'Linket er udløbet. Bed om et nyt.',
    'Linket er ikke gyldigt. Bed om et nyt.',
  ])('leads to a new link: %s', async (message) => {
    const page = await save('rugbrød med sild')
    const issues = [{ path: 'link', message }]
    await page.answer({ setPassword: { ...userError('ValidationFailed'), issues } })
    expect(pageText()).toContain(message)
    const again = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Bed om et nyt link')
    expect(again?.getAttribute('href')).toBe('/adgangskode')
  })
})
