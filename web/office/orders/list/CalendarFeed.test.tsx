// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { GraphError } from '../../../relay/graphError.ts'
import { buttonNames, clickButton, flush, pageText, renderRoute } from '../../testing/renderRoute.tsx'
import { loader } from './OrderListRoute.data.ts'
import { Component } from './OrderListRoute.tsx'

const orders = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const feed = (id: string, userName: string, fetchedAt: string | null = null) => ({
  id,
  userName,
  isOwn: id === 'own',
  createdAt: '2026-11-21T09:00:00Z',
  fetchedAt,
  sharedUntil: null as string | null,
})
type Feed = ReturnType<typeof feed>

async function openFeed(calendarFeeds: Feed[]) {
  const cater = (feeds: Feed[]) => ({ id: 'cater-1', number: 55, calendarFeeds: feeds, orders })
  const { environment } = await renderRoute({ path: '/admin/ordre', loader, Component }, '/admin/ordre', [
    (operation) => MockPayloadGenerator.generate(operation, { User: () => ({ role: 'CATER' }) }),
    () => ({ data: { viewer: { id: 'user-1', cater: cater(calendarFeeds) } } }),
  ])
  await clickButton('Kalenderfeed')
  const answer = async (field: string, payload: object, feeds: Feed[]) => {
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { [field]: { ...payload, cater: cater(feeds) } } }),
    )
    await flush()
  }
  return {
    renewed: (path: string, feeds: Feed[]) => answer('renewCalendarSecret', { calendarPath: path }, feeds),
    ended: (feeds: Feed[]) => answer('endCalendarFeed', {}, feeds),
    sent: () => environment.mock.getMostRecentOperation().request.variables,
    fail: () =>
      act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED'))),
  }
}
const address = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value
const press = async (label: string) => {
  await act(async () => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click())
  await flush()
}

test('SEC-14 ORL-4 a user makes an address, which is shown once, gives it up for another, and ends it', async () => {
  const page = await openFeed([])
  expect(address()).toBeUndefined()
  await clickButton('Lav adresse')
  await page.renewed('/kalender/hemmelig.ics', [feed('own', 'Signe Madsen')])
  expect(address()).toMatch(/\/kalender\/hemmelig\.ics$/)
  expect(pageText()).toContain('Kopier adressen nu. Vi viser den kun denne ene gang.')
  await clickButton('Ny adresse')
  await clickButton('Ja, ny adresse')
  await page.fail()
  expect(pageText()).toContain('Du er ikke længere logget ind.Kalenderen har sin gamle adresse.')
  expect(buttonNames()).toContain('Log ind igen')
  expect(address()).toMatch(/\/kalender\/hemmelig\.ics$/)
  await clickButton('Ja, ny adresse')
  await page.renewed('/kalender/ny.ics', [feed('own', 'Signe Madsen')])
  expect(address()).toMatch(/\/kalender\/ny\.ics$/)
  await press('Slet kalenderens adresse')
  await clickButton('Ja, slet')
  expect(page.sent()).toEqual({ input: { userId: 'own' } })
  await page.ended([])
  expect(address()).toBeUndefined()
  expect(buttonNames()).toContain('Lav adresse')
})

test('SEC-14 an owner sees who has an address and when it was fetched last, and ends that of another', async () => {
  const others = [feed('jonas', 'Jonas Kirk', '2026-11-25T13:30:00Z'), feed('ida', 'Ida Holm')]
  const page = await openFeed([feed('own', 'Signe Madsen', '2026-11-24T08:00:00Z'), ...others])
  expect(pageText()).toContain('Din adresse er fra 21-11-2026 10:00. Sidst hentet 24-11-2026 09:00.')
  expect(address()).toBeUndefined()
  expect(pageText()).toContain('Jonas KirkSidst hentet 25-11-2026 14:30')
  expect(pageText()).toContain('Ida HolmIkke hentet endnu')
  await press('Afslut kalenderen for Jonas Kirk')
  await clickButton('Ja, afslut')
  expect(page.sent()).toEqual({ input: { userId: 'jonas' } })
  await page.ended([feed('own', 'Signe Madsen'), others[1]!])
  expect(pageText()).not.toContain('Jonas Kirk')
})

test('SEC-14 staff, who sees its own alone, is shown no list of others', async () => {
  await openFeed([feed('own', 'Jonas Kirk')])
  expect(pageText()).not.toContain('Kollegers kalendere')
})

test('SEC-14 who has the address that all had before is told when it ends', async () => {
  await openFeed([{ ...feed('own', 'Signe Madsen'), sharedUntil: '2026-12-27T09:00:00Z' }])
  expect(pageText()).toContain('Den virker til 27-12-2026')
  expect(buttonNames()).toContain('Ny adresse')
})
