// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { draftKey, readDraft, removeDraft, writeDraft } from './draftStore.ts'
import { createPicture } from './Picture.ts'

URL.createObjectURL = () => 'blob:chosen'
afterEach(() => localStorage.clear())

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
  const keptAt = '2026-11-21T10:00:00Z'
  localStorage.setItem(key, JSON.stringify({ keptAt, before: {}, values: { name: 'Grillen' } }))
  expect(readDraft(key)).toMatchObject({ savedAt: keptAt, values: { name: 'Grillen' } })
})
