import { describe, expect, test } from 'vitest'
import { orderAttempt, readOrderAttempt } from './orderAttempt.ts'

let keys = 0
const newKey = () => `key-${++keys}`

describe('an attempt to order', () => {
  test('ANM-12 a retry of the same content has the same key', () => {
    const first = orderAttempt(null, 'a', newKey)
    expect(orderAttempt(first, 'a', newKey)).toEqual(first)
  })

  test('ANM-12 changed content has a new key', () => {
    const first = orderAttempt(null, 'a', newKey)
    expect(orderAttempt(first, 'b', newKey).key).not.toBe(first.key)
  })

  test('an attempt is restored after a reload, and a damaged one ignored', () => {
    const first = orderAttempt(null, 'a', newKey)
    expect(readOrderAttempt(JSON.stringify(first))).toEqual(first)
    expect(readOrderAttempt('{')).toBeNull()
    expect(readOrderAttempt('{"key":1}')).toBeNull()
    expect(readOrderAttempt(null)).toBeNull()
  })
})
