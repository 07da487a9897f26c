// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test } from 'vitest'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { typeInto } from '../../testing/typeInto.ts'
import { clickButton, renderRoute } from '../testing/renderRoute.tsx'
import { loader } from './NewPhoneOrderRoute.data.ts'
import { Component } from './NewPhoneOrderRoute.tsx'
import { phoneDraftKey } from './useSubmitPhoneOrder.ts'

afterEach(() => sessionStorage.clear())

/** Opens the phone order of caterer 911 with a draft in which all fields are filled in, for pickup. */
async function openForm(needs: { guests: string; choice: string; text: string }[]) {
  const draft = {
    isDelivery: false,
    delivery: { address: '', zipCode: '', city: '' },
    time: { date: addDays(danishDate(new Date()), 20), clock: '12:00' },
    comment: '',
    needs,
    user: { firstName: 'Karen', lastName: 'Kunde', email: '', phone: '20304050' },
    conditions: true,
  }
  sessionStorage.setItem(phoneDraftKey(911), JSON.stringify(draft))
  const cater = {
    number: 911,
    name: 'Grillen',
    isActive: true,
    noticeDays: 0,
    offersDelivery: true,
    offersPickup: true,
  }
  const catalogue = { menus: [], services: [], pricePeriods: [], deliveryZones: null }
  const answer = (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, {
      User: () => ({ role: 'ADMIN', cater: null }),
      Cater: () => ({ ...cater, ...catalogue }),
    })
  return renderRoute({ path: '/admin/caters/:caterId/ny-ordre', loader, Component }, '/admin/caters/911/ny-ordre', [
    (operation) => answer(operation),
    (operation) => answer(operation),
  ])
}

const field = (label: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control as HTMLInputElement

const row = () => document.querySelector('fieldset[aria-label="Hensyn 1"]')

test('ALG-12 a need of which nothing is chosen gets the focus and says so, and the phone order is not sent', async () => {
  const { environment } = await openForm([])
  await clickButton('Tilføj hensyn')
  const choice = row()?.querySelector('select')
  expect(choice?.selectedOptions[0]?.textContent).toBe('Vælg ...')
  const before = environment.mock.getAllOperations().length
  await clickButton('Tag imod ordren')
  expect(document.activeElement).toBe(choice)
  expect(document.getElementById(choice?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vælg, hvad køkkenet skal tage hensyn til.',
  )
  expect(environment.mock.getAllOperations()).toHaveLength(before)
})

test('ALG-7 ANM-18 a need in words in the draft of an earlier release is shown with its words', async () => {
  await openForm([{ guests: '1', choice: '', text: 'uden løg' }])
  const shown = [...(row()?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
  expect(shown.map(({ value }) => value)).toEqual(['1', 'OTHER', 'uden løg'])
})

test('DAY-19 a known phone number offers its customer; pressed, it fills in the form, and another number takes the offer away', async () => {
  const { environment } = await openForm([])
  const known = {
    orderer: 'Anne Marie Holm',
    email: 'anne@example.dk',
    delivery: { address: 'Ågade 1', zipCode: '8000', city: 'Aarhus C' },
    reference: 100047,
    deliveryDate: '2027-03-02',
  }
  await typeInto(field('Telefon'), '+45 86 12 34 56')
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    caterNumber: 911,
    phone: '+4586123456',
  })
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { knownCustomer: known } }))
  const offer = () => field('Telefon').closest('fieldset')?.querySelector('output')?.textContent
  expect(offer()).toBe(
    'Kendt kunde: Anne Marie Holm, anne@example.dk, Ågade 1, 8000 Aarhus C. Seneste ordre 100047 til 02-03-2027.',
  )
  expect(field('Fornavn').value).toBe('Karen')
  await clickButton('Udfyld')
  expect([field('Fornavn').value, field('Efternavn').value, field('Email').value]).toEqual([
    'Anne Marie',
    'Holm',
    'anne@example.dk',
  ])
  expect(offer()).toBe('Udfyldt efter ordre 100047. Spørg kunden, om det stadig passer.')
  const draft = JSON.parse(sessionStorage.getItem(phoneDraftKey(911)) ?? '{}') as { delivery?: object }
  expect(draft.delivery).toEqual(known.delivery)
  await typeInto(field('Telefon'), '86 12 34 5')
  expect(offer()).toBe('')
})

test('DAY-17 a date of a phone order that is none, or is past, says so on leaving the field', async () => {
  await openForm([])
  const date = field('Dato')
  const message = () => document.getElementById(date.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
  const leaveWith = async (typed: string) => {
    await typeInto(date, typed)
    await act(async () => date.focus())
    await act(async () => date.blur())
  }
  for (const typed of ['31-02-2027', 'i morgen', '321226']) {
    await leaveWith(typed)
    expect([typed, message()]).toEqual([typed, 'Skriv datoen som DD-MM-ÅÅÅÅ'])
    expect(date).toHaveProperty('value', typed)
  }
  await leaveWith('251226')
  expect(date).toHaveProperty('value', '25. december 2026')
  expect(message()).not.toContain('Skriv datoen')
  await leaveWith('1-1-2020')
  expect(message()).toBe('Vælg i dag eller en senere dag')
})
