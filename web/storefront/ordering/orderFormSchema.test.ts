import { describe, expect, test } from 'vitest'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { FIELD_ORDER, orderFormSchema } from './orderFormSchema.ts'

const context = {
  isGuest: true,
  now: new Date('2026-11-21T12:00:00Z'),
  offersDelivery: true,
  isKnownZipCode: () => true,
}

const empty: OrderForm = {
  isDelivery: true,
  delivery: { address: '', zipCode: '', city: '' },
  time: { date: '', clock: '' },
  comment: '',
  needs: [],
  user: { firstName: '', lastName: '', email: '', phone: '' },
  conditions: false,
}

const filled: OrderForm = {
  isDelivery: true,
  delivery: { address: 'Åboulevarden 23', zipCode: '8000', city: 'Aarhus C' },
  time: { date: '2027-05-06', clock: '18:00' },
  comment: '',
  needs: [],
  user: { firstName: 'Mette', lastName: 'Østergård', email: 'mette@example.dk', phone: '22418703' },
  conditions: true,
}

function messages(form: OrderForm, changes: Partial<typeof context> = {}): Record<string, string> {
  const parsed = orderFormSchema(() => ({ ...context, ...changes })).safeParse(form)
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

describe('the order form', () => {
  test('ANM-3 ANM-4 ANM-5 each empty field has a Danish error', () => {
    expect(messages(empty)).toEqual({
      'user.firstName': 'Skal udfyldes',
      'user.lastName': 'Skal udfyldes',
      'user.email': 'Skal udfyldes',
      'user.phone': 'Skal udfyldes',
      'delivery.address': 'Indtast leveringsaddresse',
      'delivery.zipCode': 'Indtast postnummer',
      'delivery.city': 'Indtast by hvor der skal leveres til',
      'time.date': 'Vælg leveringsdato',
      'time.clock': 'Vælg leveringstidspunkt',
      conditions: 'Venligst læs og accepter vores handelsbetingelser',
    })
  })

  test('every path of an error is a field of the form', () => {
    for (const path of Object.keys(messages(empty))) expect(FIELD_ORDER).toContain(path)
  })

  test('ANM-3 an invalid email is refused', () => {
    const user = { ...filled.user, email: 'mette.oestergaard@' }
    expect(messages({ ...filled, user })).toEqual({ 'user.email': 'Indtast en gyldig email' })
  })

  test('ANM-4 a pickup needs no address', () => {
    expect(messages({ ...filled, isDelivery: false, delivery: empty.delivery })).toEqual({})
  })

  test('ANM-2 a signed-in customer needs no email', () => {
    expect(messages({ ...filled, user: { ...filled.user, email: '' } }, { isGuest: false })).toEqual({})
  })

  test('ANM-7 today is accepted only at a later time', () => {
    // 13:00 in Denmark
    expect(messages({ ...filled, time: { date: '2026-11-21', clock: '13:15' } })).toEqual({})
    expect(Object.keys(messages({ ...filled, time: { date: '2026-11-21', clock: '13:00' } }))).toEqual(['time.clock'])
    expect(Object.keys(messages({ ...filled, time: { date: '2026-11-20', clock: '18:00' } }))).toEqual(['time.date'])
  })

  test('SEC-9 a date of more than two years ahead is refused at its field', () => {
    const late = { ...filled, time: { date: '2028-11-22', clock: '18:00' } }
    expect(messages(late)).toEqual({ 'time.date': 'Vælg leveringsdato: højst to år frem' })
  })

  test('ANM-9 delivery is refused at its choice when none is offered', () => {
    expect(messages(filled, { offersDelivery: false })).toEqual({
      isDelivery: 'Leverandøren tilbyder ikke levering.',
    })
  })

  test('a complete form is accepted', () => {
    expect(messages(filled)).toEqual({})
  })
})
