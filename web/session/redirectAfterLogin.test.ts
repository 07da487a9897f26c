import { expect, test } from 'vitest'
import { redirectAfterLogin } from './redirectAfterLogin.ts'

test.each([
  ['CATER', null, '/admin'],
  ['ADMIN', null, '/admin'],
  ['CATER', '/admin/ordre/1?a=b', '/admin/ordre/1?a=b'],
  ['CATER', 'https://evil.example/admin', '/admin'],
  ['CATER', '/login?from=/login', '/admin'],
  ['CUSTOMER', '/admin/ordre', '/'],
  ['CUSTOMER', '/anmod', '/anmod'],
  ['CUSTOMER', '/tak-for-din-bestilling/1', '/tak-for-din-bestilling/1'],
  ['CUSTOMER', null, '/'],
])('LOG-5 %s who came from %s goes to %s', (role, from, to) => {
  expect(redirectAfterLogin(role, from)).toBe(to)
})
