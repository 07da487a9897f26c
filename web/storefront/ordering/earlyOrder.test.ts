import { expect, test } from 'vitest'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { withEarlyOrder } from './earlyOrder.ts'

const blank: OrderForm = {
  isDelivery: true,
  delivery: { address: '', zipCode: '', city: '' },
  time: { date: '', clock: '18:00' },
  comment: '',
  needs: [],
  user: { firstName: 'Karen', lastName: '', email: '', phone: '' },
  conditions: false,
}
const draft: OrderForm = {
  ...blank,
  comment: 'Ring på',
  time: { date: '2026-12-17', clock: '12:00' },
  needs: [{ guests: '3', choice: 'GLUTEN', text: '' }],
  user: { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.dk', phone: '' },
}

/** The fields of the form as a browser sends them. */
function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  const untouched = { isDelivery: 'true', 'time.clock': '18:00', 'user.firstName': 'Karen', comment: '' }
  for (const [name, value] of Object.entries({ ...untouched, ...fields })) form.set(name, value)
  return form
}

test('ANM-18 what was typed before the page’s script came counts over the draft, of which the rest stays', () => {
  const early = { 'user.firstName': 'Ida', 'delivery.zipCode': '80 00', 'time.date': '24-12-2026', conditions: 'on' }
  expect(withEarlyOrder(draft, blank, [typed({ ...early, isDelivery: 'false' })])).toEqual({
    ...draft,
    isDelivery: false,
    delivery: { address: '', zipCode: '8000', city: '' },
    time: { date: '2026-12-24', clock: '12:00' },
    user: { ...draft.user, firstName: 'Ida' },
    conditions: true,
  })
})

test('ANM-18 a form that nobody has touched leaves the draft, and a date that cannot be read stays as it was typed', () => {
  expect(withEarlyOrder(draft, blank, [typed({})])).toEqual(draft)
  expect(withEarlyOrder({ ...draft, isDelivery: false }, blank, [typed({})]).isDelivery).toBe(false)
  expect(withEarlyOrder(draft, blank, [typed({ 'time.date': 'snart', 'time.clock': '19:30' })]).time).toEqual({
    date: 'snart',
    clock: '19:30',
  })
})

test('ANM-18 an early zip code never gets the city of the draft’s; the same code, and an early city, keep theirs', () => {
  const delivered = { ...draft, delivery: { address: 'Bro 1', zipCode: '8000', city: 'Aarhus C' } }
  const cityAfter = (fields: Record<string, string>) => withEarlyOrder(delivered, blank, [typed(fields)]).delivery.city
  expect(cityAfter({ 'delivery.zipCode': '2100' })).toBe('')
  expect(cityAfter({ 'delivery.zipCode': '80 00' })).toBe('Aarhus C')
  expect(cityAfter({ 'delivery.zipCode': '2100', 'delivery.city': 'København Ø' })).toBe('København Ø')
  expect(cityAfter({ 'delivery.address': 'Vej 2' })).toBe('Aarhus C')
})

test('ANM-18 an address that was typed early is delivered to, though the draft is a pickup, unless ‘Afhentning’ was chosen', () => {
  const pickup = { ...draft, isDelivery: false, delivery: { address: 'Vej 2', zipCode: '', city: '' } }
  const isDelivered = (...early: Record<string, string>[]) => withEarlyOrder(pickup, blank, early.map(typed)).isDelivery
  for (const field of ['delivery.address', 'delivery.zipCode', 'delivery.city'])
    expect(isDelivered({ [field]: 'Vej 2' })).toBe(true)
  expect(isDelivered({ 'user.firstName': 'Ida' })).toBe(false)
  // Hydration shows 'Levering' again, with the address still there
  const address = { 'delivery.address': 'Vej 2' }
  expect(isDelivered({ ...address, isDelivery: 'false' }, address)).toBe(false)
})
