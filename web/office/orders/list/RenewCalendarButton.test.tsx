// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { GraphError } from '../../../relay/graphError.ts'
import { buttonNames, clickButton, flush, pageText, renderRoute } from '../../testing/renderRoute.tsx'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

const orders = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const address = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value

test('ORL-4 LOG-5 the calendar keeps its address where the session has ended, which is said, and gets another once it can', async () => {
  const cater = { id: 'cater-1', number: 55, calendarPath: '/kalender/hemmelig.ics', orders }
  const { environment } = await renderRoute({ path: '/admin/ordre', loader, Component }, '/admin/ordre', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
    () => ({ data: { viewer: { id: 'user-1', cater } } }),
  ])
  await clickButton('Kalenderfeed')
  expect(address()).toMatch(/\/kalender\/hemmelig\.ics$/)
  await clickButton('Ny adresse')
  await clickButton('Ja, ny adresse')
  await act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))
  expect(pageText()).toContain('Du er ikke længere logget ind.Kalenderen har sin gamle adresse.')
  expect(buttonNames()).toContain('Log ind igen')
  expect(address()).toMatch(/\/kalender\/hemmelig\.ics$/)

  await clickButton('Ja, ny adresse')
  const renewCalendarSecret = { calendarPath: '/kalender/ny.ics' }
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { renewCalendarSecret } }))
  await flush()
  expect(address()).toMatch(/\/kalender\/ny\.ics$/)
  expect(pageText()).toContain('Kalenderen har fået en ny adresse')
})
