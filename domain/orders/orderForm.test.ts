import { describe, expect, test } from 'vitest'
import { OTHER_NEED } from '../foods/needs.ts'
import { checkOrderForm, cityAfterZip, sanitizeZipCode } from './orderForm.ts'
import type { OrderForm, OrderFormContext } from './orderForm.ts'

const guest: OrderFormContext = {
  isGuest: true,
  now: new Date('2026-11-21T11:00:00Z'),
  offersDelivery: true,
  isKnownZipCode: () => true,
}

const form: OrderForm = {
  isDelivery: true,
  delivery: { address: 'Åboulevarden 1', zipCode: '8000', city: 'Aarhus C' },
  time: { date: '2026-11-28', clock: '18:00' },
  comment: '',
  needs: [],
  user: { firstName: 'Karen', lastName: 'Kunde', email: 'karen@example.dk', phone: '20304050' },
  conditions: true,
}

const nothing: OrderForm = {
  isDelivery: true,
  delivery: { address: '', zipCode: '', city: ' ' },
  time: { date: '', clock: '' },
  comment: '',
  needs: [],
  user: { firstName: '', lastName: ' ', email: '', phone: '' },
  conditions: false,
}

const messagesOf = (given: OrderForm, context = guest) =>
  Object.fromEntries(checkOrderForm(given, context).map(({ path, message }) => [path, message]))

test('ANM-3 a form that is filled has nothing wrong', () => {
  expect(checkOrderForm(form, guest)).toEqual([])
})

test('ANM-3 ANM-4 ANM-5 an empty form of a guest has an issue for each field, in the order of the form', () => {
  expect(checkOrderForm(nothing, guest).map(({ path, message }) => [path, message])).toEqual([
    ['delivery.address', 'Indtast leveringsaddresse'],
    ['delivery.zipCode', 'Indtast postnummer'],
    ['delivery.city', 'Indtast by hvor der skal leveres til'],
    ['time.date', 'Vælg leveringsdato'],
    ['time.clock', 'Vælg leveringstidspunkt'],
    ['user.firstName', 'Skal udfyldes'],
    ['user.lastName', 'Skal udfyldes'],
    ['user.email', 'Skal udfyldes'],
    ['user.phone', 'Skal udfyldes'],
    ['conditions', 'Venligst læs og accepter vores handelsbetingelser'],
  ])
  expect(checkOrderForm(nothing, guest).every(({ validatorKey }) => validatorKey === 'required')).toBe(true)
})

test('ANM-3 a guest needs a valid email', () => {
  const issues = checkOrderForm({ ...form, user: { ...form.user, email: 'karen@' } }, guest)
  expect(issues).toEqual([{ path: 'user.email', validatorKey: 'invalid', message: 'Indtast en gyldig email' }])
})

test('ANM-2 a logged-in customer needs no email', () => {
  const customer = { ...guest, isGuest: false }
  expect(messagesOf({ ...form, user: { ...form.user, email: '' } }, customer)).toEqual({})
})

test('VIS-8 a phone number is refused that nobody can call', () => {
  const issues = checkOrderForm({ ...form, user: { ...form.user, phone: 'abc' } }, guest)
  expect(issues).toEqual([
    { path: 'user.phone', validatorKey: 'invalid', message: 'Indtast 8 cifre, eller + og landekode' },
  ])
})

test('VIS-16 phone, email and guests may come with what nobody sees', () => {
  const user = { ...form.user, phone: '\u202A+45 86 12 34 56\u202C', email: 'karen\u200B@example.dk' }
  const needs = [{ guests: '３\uFE0F', choice: 'GLUTEN', text: '' }]
  expect(checkOrderForm({ ...form, user, needs }, guest)).toEqual([])
})

test('VIS-8 a text above its limit is refused at its field', () => {
  const long = { ...form, comment: 'x'.repeat(5001), user: { ...form.user, firstName: 'x'.repeat(201) } }
  expect(messagesOf(long)).toEqual({ 'user.firstName': 'Teksten er for lang.', comment: 'Teksten er for lang.' })
  expect(messagesOf({ ...form, comment: 'x'.repeat(5000) })).toEqual({})
})

describe('delivery', () => {
  test('ANM-4 pickup needs no address', () => {
    expect(messagesOf({ ...form, isDelivery: false, delivery: nothing.delivery })).toEqual({})
  })

  test('ANM-6 a zip has 4 digits', () => {
    for (const zipCode of ['800', '80000', '8o00']) {
      expect(messagesOf({ ...form, delivery: { ...form.delivery, zipCode } })).toEqual({
        'delivery.zipCode': 'Indtast postnummer',
      })
    }
  })

  test('ANM-6 the zip field holds at most 4 digits', () => {
    expect(['80001', '80a0', ' 8000 ', ''].map(sanitizeZipCode)).toEqual(['8000', '800', '8000', ''])
  })

  test('VIS-16 the zip field takes full-width digits, and leaves out what nobody sees', () => {
    expect(['８０００', '\u202A8000\u202C', '80\u200B00'].map(sanitizeZipCode)).toEqual(['8000', '8000', '8000'])
  })

  test('ANM-6 the city follows a whole zip and goes with a cleared one', () => {
    const find = (zipCode: string) => (zipCode === '8000' ? 'Aarhus C' : null)
    expect(cityAfterZip('8000', '', find)).toBe('Aarhus C')
    expect(cityAfterZip('800', 'Aarhus C', find)).toBe('Aarhus C')
    expect(cityAfterZip('9999', 'Aarhus C', find), 'unknown').toBe('')
    expect(
      cityAfterZip('9999', 'Min by', () => undefined),
      'the lookup failed',
    ).toBe('Min by')
    expect(cityAfterZip('', 'Aarhus C', find)).toBe('')
  })

  test('VIS-8 an unknown zip code is refused', () => {
    const context = { ...guest, isKnownZipCode: (zipCode: string) => zipCode !== '9999' }
    const delivery = { ...form.delivery, zipCode: '9999' }
    expect(messagesOf({ ...form, delivery }, context)).toEqual({ 'delivery.zipCode': 'Vi kender ikke postnummeret' })
    expect(messagesOf(form, context)).toEqual({})
  })

  test('ANM-9 is refused where the caterer offers none', () => {
    expect(messagesOf(form, { ...guest, offersDelivery: false })).toEqual({
      delivery: 'Leverandøren tilbyder ikke levering.',
    })
  })
})

describe('the time', () => {
  const at = (date: string, clock: string) => checkOrderForm({ ...form, time: { date, clock } }, guest)

  test('ANM-7 the date cannot be before today', () => {
    expect(at('2026-11-20', '23:45')).toMatchObject([{ path: 'time.date', validatorKey: 'past' }])
  })

  test('ANM-7 today needs a clock later than now', () => {
    expect(at('2026-11-21', '12:00')).toMatchObject([{ path: 'time.clock', validatorKey: 'past' }])
    expect(at('2026-11-21', '12:15')).toEqual([])
  })

  test('ANM-7 today is not over at its last minute', () => {
    const now = new Date('2026-11-21T22:59:30Z')
    const issues = checkOrderForm({ ...form, time: { date: '2026-11-21', clock: '23:45' } }, { ...guest, now })
    expect(issues).toMatchObject([{ path: 'time.clock', validatorKey: 'past' }])
  })

  test('SEC-9 the date is at most two years ahead', () => {
    expect(at('2028-11-21', '18:00')).toEqual([])
    expect(at('2028-11-22', '18:00')).toEqual([
      { path: 'time.date', validatorKey: 'too_far_ahead', message: 'Vælg leveringsdato: højst to år frem' },
    ])
  })

  test('ANM-4 a date that the calendar lacks is none', () => {
    expect(at('2026-02-30', '18:00')).toMatchObject([{ path: 'time.date', message: 'Vælg leveringsdato' }])
    expect(at('2026-11-28', '25:00')).toMatchObject([{ path: 'time.clock', message: 'Vælg leveringstidspunkt' }])
  })
})

test('ALG-7 a need says for how many, and what, within its limits', () => {
  const paths = (needs: OrderForm['needs']) =>
    checkOrderForm({ ...form, needs }, guest).map(({ path, validatorKey }) => `${path} ${validatorKey}`)
  expect(
    paths([
      { guests: '3', choice: 'GLUTEN', text: '' },
      { guests: ' 2 ', choice: OTHER_NEED, text: 'uden løg' },
    ]),
  ).toEqual([])
  expect(paths([{ guests: '0', choice: 'VEGAN', text: '' }])).toEqual(['needs.0.guests invalid'])
  expect(paths([{ guests: 'to', choice: 'VEGAN', text: '' }])).toEqual(['needs.0.guests invalid'])
  expect(
    paths([
      { guests: '1', choice: 'VEGAN', text: '' },
      { guests: '1', choice: OTHER_NEED, text: '  ' },
    ]),
  ).toEqual(['needs.1.text required'])
  expect(paths([{ guests: '1', choice: '', text: '' }])).toEqual(['needs.0.choice required'])
  expect(paths([{ guests: '1', choice: OTHER_NEED, text: 'x'.repeat(101) }])).toEqual(['needs.0.text too_long'])
})
