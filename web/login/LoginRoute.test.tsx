// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clickButton, renderRoute, flush, pageText } from '../office/testing/renderRoute.tsx'
import { hardNavigate } from '../session/hardNavigate.ts'
import { typeInto } from '../testing/typeInto.ts'
import { loader } from './LoginRoute.data.ts'
import { Component } from './LoginRoute.tsx'
import { loader as passwordLoader } from './PasswordRoute.data.ts'
import { Component as Password } from './PasswordRoute.tsx'

vi.mock('../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))
beforeEach(() => vi.mocked(hardNavigate).mockClear())

const open = (address: string) =>
  renderRoute(
    {
      children: [
        { path: '/login', loader, Component },
        { path: '/adgangskode', loader: passwordLoader, Component: Password },
      ],
    },
    address,
    [() => ({ data: { viewer: null } })],
  )

const type = (selector: string, text: string) => typeInto(document.querySelector(selector), text)

async function logIn(address: string, answer: { __typename: string } & Record<string, unknown>) {
  const { environment } = await open(address)
  await type('input[type=email]', 'smagen@demo.dk')
  await type('input[type=password]', 'demo-1234')
  await clickButton('Log ind')
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { login: answer } }))
  await flush()
}

const signedIn = (role: string) => ({ __typename: 'Login', viewer: { id: 'user-1', role } })

describe('login', () => {
  test('LOG-1 email and password are required', async () => {
    const { environment } = await open('/login')
    await clickButton('Log ind')
    expect(pageText().match(/Skal udfyldes/g)).toHaveLength(2)
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('LOG-1 wrong credentials show an error, and the email stays', async () => {
    await logIn('/login', { __typename: 'WrongCredentials', message: 'Brugernavn eller kodeord er forkert' })
    expect(pageText()).toContain('Brugernavn eller kodeord er forkert')
    expect(document.querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('smagen@demo.dk')
    expect(hardNavigate).not.toHaveBeenCalled()
  })

  test('LOG-6 after too many attempts it says in Danish how long to wait', async () => {
    const message = 'For mange forsøg. Prøv igen om 14 minutter.'
    await logIn('/login', { __typename: 'TooManyAttempts', message, retryAfter: 840 })
    expect(pageText()).toContain(message)
  })

  test('LOG-3 an unverified user without another page set is redirected to the password page with the reason', async () => {
    const message = 'Din konto er ikke bekræftet.'
    await logIn('/login', { __typename: 'NotVerified', message, passwordUpdateUrl: null })
    expect(pageText()).toContain(message)
    expect(document.querySelector('h1')?.textContent).toBe('Bekræft din konto')
    expect(document.querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('smagen@demo.dk')
    expect(hardNavigate).not.toHaveBeenCalled()
  })

  test('LOG-3 the password page', async () => {
    const passwordUpdateUrl = 'https://password.example/'
    await logIn('/login', { __typename: 'NotVerified', message: '', passwordUpdateUrl })
    expect(hardNavigate).toHaveBeenCalledWith(passwordUpdateUrl)
  })

  test.each([
    ['/login', 'CATER', '/admin'],
    ['/login?from=%2Fadmin%2Fordre', 'CATER', '/admin/ordre'],
    ['/login?from=%2F%2Fevil.example', 'ADMIN', '/admin'],
    ['/login?from=%2Fadmin', 'CUSTOMER', '/'],
  ])('LOG-5 from %s a %s goes to %s', async (address, role, to) => {
    await logIn(address, signedIn(role))
    expect(hardNavigate).toHaveBeenCalledExactlyOnceWith(to)
  })

  test('ERR-2 a failed login can be tried again', async () => {
    const { environment } = await open('/login')
    await type('input[type=email]', 'smagen@demo.dk')
    await type('input[type=password]', 'demo-1234')
    await clickButton('Log ind')
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')))
    expect(pageText()).toContain('Noget gik galt. Prøv igen.')
    await clickButton('Log ind')
    expect(environment.mock.getAllOperations()).toHaveLength(1)
  })
})
