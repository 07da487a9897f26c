// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test } from 'vitest'
import { serializeBasket } from '../basket/storedBasket.ts'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { clickButton, flush, pageText, renderRoute } from '../../office/testing/renderRoute.tsx'
import { storeDietFilter } from '../../foods/storedDietFilter.ts'
import { typeInto } from '../../testing/typeInto.ts'
import { testLine } from '../testing/testBasket.ts'
import { loader } from './OrderFormRoute.data.ts'
import { Component } from './OrderFormRoute.tsx'

const ROUTE = { path: '/anmod', loader, Component, ErrorBoundary: () => 'not shown' }

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Opens the form as a customer who is signed in, with 10 covers in the basket. */
async function openForm(cater: { number: number; offersDelivery?: boolean; minCovers?: number | null }) {
  localStorage.setItem(`basket:${cater.number}`, serializeBasket({ menus: [testLine], services: [] }))
  return renderRoute(ROUTE, '/anmod', [
    (operation) =>
      MockPayloadGenerator.generate(operation, {
        User: () => ({ role: 'CUSTOMER', firstName: 'Karen', lastName: 'Kunde', phoneNumber: '20304050' }),
        Cater: () => ({
          name: 'Grillen',
          offersDelivery: true,
          noticeDays: 0,
          minCovers: null,
          menus: null,
          services: [],
          pricePeriods: [],
          deliveryZones: null,
          ...cater,
        }),
      }),
  ])
}

function input(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const control = found?.control ?? found?.querySelector('input')
  if (!(control instanceof HTMLInputElement)) throw new Error(`No field '${label}'`)
  return control
}

test('ANM-9 a caterer without delivery offers pickup only, and says so', async () => {
  await openForm({ number: 901, offersDelivery: false })
  expect(pageText()).toContain('Leverandøren tilbyder ikke levering.')
  expect(input('Levering').disabled).toBe(true)
  expect(input('Afhentning').checked).toBe(true)
})

test('ANM-19 VIS-8 fewer covers than the caterer requires are reported with what is missing, and not sent', async () => {
  const { environment } = await openForm({ number: 902, offersDelivery: false, minCovers: 12 })
  expect(pageText()).toContain('Leverandøren kræver mindst 12 kuverter.')
  expect(pageText()).not.toContain('Bestillingen er ikke sendt.')
  await typeInto(input('Dato'), addDays(danishDate(new Date()), 20))
  await act(async () => input('Jeg accepterer').click())
  const before = environment.mock.getAllOperations().length
  await clickButton('Bestil med betalingspligt')
  await flush()
  const problems = document.activeElement
  expect(problems?.tagName).toBe('OUTPUT')
  expect(problems?.textContent).toContain('Bestillingen er ikke sendt.')
  expect(problems?.textContent).toContain('Leverandøren kræver mindst 12 kuverter. Du mangler 2 kuverter.')
  expect(
    [...(problems?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Se menuer', '/']])
  expect(environment.mock.getAllOperations()).toHaveLength(before)
})

test('ALG-7 ANM-18 the guests’ needs that were typed are shown again after a reload', async () => {
  const draft = {
    isDelivery: false,
    delivery: { address: '', zipCode: '', city: '' },
    time: { date: '', clock: '12:00' },
    comment: '',
    needs: [
      { guests: '3', choice: 'GLUTEN', text: '' },
      { guests: 'to', choice: 'OTHER', text: 'uden løg' },
    ],
    user: { firstName: '', lastName: '', email: '', phone: '' },
    conditions: false,
  }
  sessionStorage.setItem('order-form:903', JSON.stringify(draft))
  await openForm({ number: 903 })
  const rows = [...document.querySelectorAll('fieldset[aria-label^="Hensyn "]')]
  expect(
    rows.map((row) => [...row.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value)),
  ).toEqual([
    ['3', 'GLUTEN'],
    ['to', 'OTHER', 'uden løg'],
  ])
})

const needRows = () =>
  [...document.querySelectorAll('fieldset[aria-label^="Hensyn "]')].map((row) =>
    [...row.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value),
  )

test('ALG-12 what was wished on the storefront is offered as a need, which one press adds; nothing is preselected', async () => {
  storeDietFilter('uden=NUTS&kost=VEGAN')
  await openForm({ number: 906, offersDelivery: false })
  expect(needRows()).toEqual([])
  await clickButton('Uden nødder')
  expect(needRows()).toEqual([['1', 'NUTS']])
  // What is a need by now is not offered again
  expect(
    [...document.querySelectorAll('fieldset[aria-labelledby] button')].map(({ textContent }) => textContent),
  ).toEqual(['Vegansk'])
  await clickButton('Tilføj endnu et')
  expect(needRows()).toEqual([
    ['1', 'NUTS'],
    ['1', ''],
  ])
  const choice = document.querySelectorAll<HTMLSelectElement>('fieldset[aria-label^="Hensyn "] select')[1]
  expect(choice?.selectedOptions[0]?.textContent).toBe('Vælg ...')
  await typeInto(input('Dato'), addDays(danishDate(new Date()), 20))
  await act(async () => input('Jeg accepterer').click())
  await clickButton('Bestil med betalingspligt')
  await flush()
  expect(document.activeElement).toBe(choice)
  expect(document.getElementById(choice?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vælg, hvad køkkenet skal tage hensyn til.',
  )
})

test('ALG-12 without a wish no need is offered', async () => {
  await openForm({ number: 907, offersDelivery: false })
  expect(document.querySelector('fieldset[aria-labelledby]')).toBeNull()
})

const clockField = () => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Tidspunkt')
  const control = label?.control
  if (!(control instanceof HTMLSelectElement)) throw new Error('No field for the clock')
  return control
}
const clocks = () => [...clockField().options].map(({ value }) => value)

/** Types a date, and answers the query for its hours. */
async function chooseDate(
  { environment }: Awaited<ReturnType<typeof openForm>>,
  date: string,
  hours: { from: string; to: string }[] | null,
) {
  const cancelText = `Du kan afbestille gratis til ${date}.`
  await typeInto(input('Dato'), date)
  await act(async () => {
    const readsDay = ({ request }: { request: { node: { operation: { name: string } } } }) =>
      request.node.operation.name === 'useOrderDayQuery'
    const operation = environment.mock.getAllOperations().findLast(readsDay)
    if (!operation) throw new Error('The hours of the date were not read')
    environment.mock.resolve(operation, {
      data: { cater: { id: 'c', canDeliver: { day: { hours }, cancelText } } },
    } as never)
  })
  await flush()
}

test('AVA-13 the clocks are those within the hours of the date; a chosen one that it does not have is cleared, and chosen again where there is one', async () => {
  const shown = await openForm({ number: 904, offersDelivery: true })
  const today = danishDate(new Date())
  expect(clocks()).toHaveLength(96)
  await chooseDate(shown, addDays(today, 20), [
    { from: '10:00', to: '14:00' },
    { from: '17:00', to: '20:00' },
  ])
  expect(clockField().value).toBe('18:00')
  expect([clocks()[0], clocks().at(-1), clocks().length]).toEqual(['10:00', '20:00', 17 + 13])
  await chooseDate(shown, addDays(today, 21), [{ from: '10:00', to: '10:30' }])
  expect(clockField().value).toBe('')
  expect(clocks()).toEqual(['', '10:00', '10:15', '10:30'])
  expect(pageText()).toContain('Kl. 18:00 kan ikke vælges den dag. Der leveres kl. 10:00-10:30.')
  expect(pageText()).toContain('Du mangler at vælge tidspunkt. I alt')
  await chooseDate(shown, addDays(today, 22), [])
  expect(clocks()).toEqual([''])
  expect(pageText()).toContain('Der er lukket den dag. Vælg en anden dato.')
  expect(pageText()).not.toContain('kan ikke vælges den dag')
  await chooseDate(shown, addDays(today, 23), [{ from: '16:00', to: '20:00' }])
  expect(pageText()).not.toContain('Der er lukket den dag')
  expect(pageText()).not.toContain('kan ikke vælges den dag')
  expect(clockField().value).toBe('18:00')
})

test('CHG-14 above the button stands what cancelling costs, for the date that is typed', async () => {
  const shown = await openForm({ number: 905, offersDelivery: true })
  const date = addDays(danishDate(new Date()), 20)
  await chooseDate(shown, date, null)
  expect(clocks()).toHaveLength(96)
  const text = pageText()
  const at = text.indexOf(`Du kan afbestille gratis til ${date}.`)
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(text.indexOf('Bestil med betalingspligt'))
})
