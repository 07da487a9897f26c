// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { typeInto } from '../../testing/typeInto.ts'
import { flush, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './NewOfferRoute.data.ts'
import { Component } from './NewOfferRoute.tsx'

const viewer = {
  id: 'user-1',
  role: 'CATER',
  staffRole: 'OWNER',
  email: 'smagen@demo.dk',
  cater: { id: 'cater-55', number: 55, name: 'Smagen' },
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Hours = { from: string; to: string }[] | null

/** Opens a new offer and types a date whose hours for delivery and pickup are these. */
async function openAt(hours: { delivery: Hours; pickup: Hours }) {
  const { environment } = await renderRoute({ path: '/admin/tilbud/ny', loader, Component }, '/admin/tilbud/ny', [
    () => ({ data: { viewer } }),
  ])
  await typeInto(field('Dato'), addDays(danishDate(new Date()), 20))
  await act(async () => {
    for (const operation of environment.mock.getAllOperations()) {
      const { fulfilment } = operation.request.variables['input'] as { fulfilment: string }
      const shown = fulfilment === 'DELIVERY' ? hours.delivery : hours.pickup
      environment.mock.resolve(operation, {
        data: { cater: { id: 'cater-55', canDeliver: { day: { hours: shown }, cancelText: null } } },
      })
    }
  })
  await flush()
}

function field(label: string): HTMLInputElement | HTMLSelectElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = found?.control
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) throw new Error(`No ${label}`)
  return control
}

const clocks = () => [...(field('Klokkeslæt') as HTMLSelectElement).options].map(({ value }) => value)

test('AVA-13 a new offer has the clocks of delivery and of pickup together, each once', async () => {
  await openAt({
    delivery: [{ from: '11:00', to: '12:00' }],
    pickup: [
      { from: '11:30', to: '12:15' },
      { from: '17:00', to: '17:15' },
    ],
  })
  expect(clocks()).toEqual(['11:00', '11:15', '11:30', '11:45', '12:00', '12:15', '17:00', '17:15'])
})

test('AVA-13 a clock outside the hours of both is cleared, and one without hours has all clocks', async () => {
  await openAt({ delivery: [{ from: '17:00', to: '17:30' }], pickup: [] })
  expect(clocks()).toEqual(['', '17:00', '17:15', '17:30'])
  expect(document.body.textContent).toContain('Kl. 12:00 kan ikke vælges den dag. Vælg et andet tidspunkt.')
})

test('AVA-13 where one of the two has no hours, a new offer has all clocks', async () => {
  await openAt({ delivery: null, pickup: [{ from: '17:00', to: '17:30' }] })
  expect(clocks()).toHaveLength(96)
})
