// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { buttonNames, clickButton, flush, pageText, renderRoute } from '../../office/testing/renderRoute.tsx'
import { loader } from './OrderPageRoute.data.ts'
import { Component } from './OrderPageRoute.tsx'

const open = (orderByLink: object | null) =>
  renderRoute({ path: '/ordre/:token', loader, Component }, '/ordre/AAAAAAAAAAAAAAAAAAAAAA', [
    () => ({ data: { storefront: { __typename: 'StorefrontUnknown' }, orderByLink } }),
  ])

test('SEC-18 an expired link says so, and a press mails a new one, or says when it may be asked for again', async () => {
  const { environment } = await open({ __typename: 'OrderLinkEnded', reason: 'EXPIRED' })
  expect(pageText()).toContain('Linket er udløbet')
  expect(pageText()).toContain('sender vi et nyt link til den email, du bestilte med')
  const answer = async (renewOrderLink: object) => {
    await clickButton('Send et nyt link')
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { renewOrderLink } }))
    await flush()
  }
  const message = 'For mange forsøg. Prøv igen om 40 minutter.'
  await answer({ __typename: 'TooManyAttempts', __isUserError: 'TooManyAttempts', message })
  expect(pageText()).toContain(message)
  await answer({ __typename: 'OrderLinkRenewed', isMailed: true })
  expect(pageText()).toContain('Et nyt link er på vej til den email, du bestilte med.')
  expect(buttonNames()).not.toContain('Send et nyt link')
})

test('CHG-1 a replaced link offers a new one, an unknown one does not', async () => {
  await open({ __typename: 'OrderLinkEnded', reason: 'REPLACED' })
  expect(pageText()).toContain('Der er sendt et nyere link til din bestilling.')
  expect(buttonNames()).toContain('Send et nyt link')
  document.body.replaceChildren()
  await open(null)
  expect(pageText()).toContain('Måske er det ikke kopieret helt med.')
  expect(buttonNames()).not.toContain('Send et nyt link')
})
