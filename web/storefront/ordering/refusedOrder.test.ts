import { describe, expect, test } from 'vitest'
import { requiresEmail, refusedOrder } from './refusedOrder.ts'

const all = () => true

describe('a refused order', () => {
  test('ANM-15 a taken email is an error of the email field', () => {
    const issues = [{ path: 'email', validatorKey: 'not_unique', message: 'taken' }]
    expect(refusedOrder(issues, all)).toEqual({
      fields: [{ field: 'user.email', message: 'Email findes allerede' }],
      lines: [],
      form: [],
      isEmailTaken: true,
    })
  })

  test('issues belong to fields, lines and the form', () => {
    const issues = [
      { path: 'time.date', validatorKey: 'past', message: 'date' },
      { path: 'menus.1.amount', validatorKey: 'min', message: 'few' },
      { path: 'menus.0', validatorKey: 'unavailable', message: 'gone' },
      { path: 'menus', validatorKey: 'min_envelopes', message: 'covers' },
      { path: 'caterId', validatorKey: 'inactive', message: 'closed' },
    ]
    expect(refusedOrder(issues, all)).toEqual({
      fields: [{ field: 'time.date', message: 'date' }],
      lines: [
        { index: 1, message: 'few' },
        { index: 0, message: 'gone' },
      ],
      form: ['covers', 'closed'],
      isEmailTaken: false,
    })
  })

  test('a missing email means that the session has expired', () => {
    expect(requiresEmail([{ path: 'email', validatorKey: 'required', message: 'Skal udfyldes' }])).toBe(true)
    expect(requiresEmail([{ path: 'user.phone', validatorKey: 'required', message: 'Skal udfyldes' }])).toBe(false)
  })

  test('an issue of a field that is not shown appears above the button', () => {
    const issues = [{ path: 'email', validatorKey: 'invalid', message: 'wrong' }]
    expect(refusedOrder(issues, (field) => field !== 'user.email').form).toEqual(['wrong'])
  })
})
