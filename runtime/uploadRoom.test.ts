import { expect, test } from 'vitest'
import { createUploadRoom } from './uploadRoom.ts'

test('SEC-4 the room of a user is counted by the bytes that came, and free again once they are gone', () => {
  const openShare = createUploadRoom(1000)
  const [first, second, ofOtherUser] = [openShare('10'), openShare('10'), openShare('11')]
  expect([first?.add(500), second?.add(500), second?.add(1), ofOtherUser?.add(1000)]).toEqual([true, true, false, true])
  first?.release()
  expect(second?.add(499)).toBe(true)
})

test('SEC-4 a user has eight forms under way at most', () => {
  const openShare = createUploadRoom(1000)
  const shares = Array.from({ length: 8 }, () => openShare('10'))
  expect(openShare('10')).toBeNull()
  shares[0]?.release()
  expect(openShare('10')).not.toBeNull()
})
