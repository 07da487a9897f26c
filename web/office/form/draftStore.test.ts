// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, readDraft, removeDraft, removeDraftsOf, removeExpiredDrafts, writeDraft } from './draftStore.ts'
import { createPicture } from './Picture.ts'

URL.createObjectURL = () => 'blob:chosen'
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const key = draftKey('user-1', 'cater:58')
const saved = { id: 'image-1', url: '/images/1', file: null, caption: 'Fad' }

test('ERR-2 a draft is stored per user and object', () => {
  writeDraft(key, { name: 'Grill' }, { name: 'Grillen' })
  expect(readDraft(key)).toMatchObject({ before: { name: 'Grill' }, values: { name: 'Grillen' }, hadFiles: false })
  expect(readDraft(draftKey('user-2', 'cater:58'))).toBeNull()
  expect(readDraft(draftKey('user-1', 'cater:59'))).toBeNull()
  removeDraft(key)
  expect(readDraft(key)).toBeNull()
})

test('a draft leaves chosen files out and says so, and stores saved pictures', () => {
  writeDraft(
    key,
    { name: '', images: [saved] },
    { name: 'Fade', images: [saved, createPicture(new File(['x'], 'ny.png'))] },
  )
  expect(readDraft(key)).toMatchObject({ values: { name: 'Fade', images: [saved] }, hadFiles: true })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"savedAt":5,"before":{},"values":{}}',
  '{"savedAt":"2026-11-21T10:00:00Z","values":{}}',
])('a damaged draft %j is ignored', (text) => {
  localStorage.setItem(key, text)
  expect(readDraft(key)).toBeNull()
})

test('ERR-2 a draft of an earlier release is read', () => {
  const keptAt = new Date().toISOString()
  localStorage.setItem(key, JSON.stringify({ keptAt, before: {}, values: { name: 'Grillen' } }))
  expect(readDraft(key)).toMatchObject({ savedAt: keptAt, values: { name: 'Grillen' } })
})

test('SEC-21 a draft ends after 30 days, also one that nobody opens again', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const days = (count: number) => vi.setSystemTime(Date.now() + count * 86_400_000)
  const other = draftKey('user-2', 'offer:new')
  writeDraft(other, {}, { customer: 'Karen Kunde' })
  days(1)
  writeDraft(key, {}, { name: 'Grillen' })
  localStorage.setItem('basket', '{}')
  days(29)
  expect(readDraft(other)).toBeNull()
  removeExpiredDrafts()
  expect(Object.keys(localStorage).sort()).toEqual(['basket', key])
  expect(readDraft(key)).toMatchObject({ values: { name: 'Grillen' } })
  days(1)
  removeExpiredDrafts()
  expect(Object.keys(localStorage)).toEqual(['basket'])
})

test('SEC-21 a log out removes the drafts of its user alone, with one that is written while the page goes away', () => {
  const other = draftKey('user-2', 'offer:new')
  for (const some of [key, other]) writeDraft(some, {}, { name: 'Grillen' })
  removeDraftsOf('user-1')
  expect(Object.keys(localStorage)).toEqual([other])
  window.addEventListener('pagehide', () => writeDraft(key, {}, { name: 'Grillen' }), { once: true })
  removeDraftsOf('user-1')
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(localStorage)).toEqual([other])
})
