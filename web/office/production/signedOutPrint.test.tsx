// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { hardNavigate } from '../../session/hardNavigate.ts'
import { clickButton, flush, pageText, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './ProductionRoute.data.ts'
import { Component } from './ProductionRoute.tsx'

vi.mock('../../session/hardNavigate.ts', () => ({ hardNavigate: vi.fn<(address: string) => void>() }))
const print = vi.fn<() => void>()
window.print = print
beforeEach(() => vi.clearAllMocks())

const day = { date: '2026-12-01', orders: 1, covers: 10, printedAt: null, changes: [], menus: [] }
const viewer = (production: object[]) => ({
  data: {
    viewer: {
      id: 'user-1',
      role: 'CATER',
      staffRole: 'OWNER',
      email: 'a@b.dk',
      cater: { id: 'cater-1', number: 55, production, kitchenOrders: null },
    },
  },
})

test('ERR-2 LOG-5 a print after the session has ended is not done, says so, and leads to the login and back', async () => {
  const here = '/admin/ordre/produktion?from=2026-12-01'
  const { environment } = await renderRoute({ path: '/admin/ordre/produktion', loader, Component }, here, [
    () => viewer([]),
    () => viewer([day]),
  ])
  await clickButton('Udskriv')
  await act(async () => environment.mock.rejectMostRecentOperation(new GraphError('Log in first.', 'UNAUTHENTICATED')))
  await flush()
  expect(pageText()).toContain('Du er ikke længere logget ind.')
  expect(pageText()).toContain('Udskriften blev ikke husket.')
  expect(print).not.toHaveBeenCalled()
  await clickButton('Log ind igen')
  expect(hardNavigate).toHaveBeenCalledExactlyOnceWith(`/login?from=${encodeURIComponent(here)}`)
})
