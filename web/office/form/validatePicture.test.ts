import { expect, test } from 'vitest'
import { chooseFiles, validatePicture, GIF_JPEG_PNG, JPEG_PNG, JPEG_PNG_WEBP } from './validatePicture.ts'

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })

test('KAT-2 a category accepts jpeg and png, FIR-4 a caterer gif too', () => {
  expect(validatePicture(file('a.jpg', 'image/jpeg'), JPEG_PNG)).toBeNull()
  expect(validatePicture(file('a.png', 'image/png'), JPEG_PNG)).toBeNull()
  expect(validatePicture(file('a.gif', 'image/gif'), GIF_JPEG_PNG)).toBeNull()
  expect(validatePicture(file('a.gif', 'image/gif'), JPEG_PNG)).toBe(
    'a.gif kan ikke bruges. Billedet skal være jpeg eller png.',
  )
  expect(validatePicture(file('a.svg', 'image/svg+xml'), GIF_JPEG_PNG)).not.toBeNull()
})

test('a picture of 15 MB is accepted, a larger one is refused with its size', () => {
  const megabyte = 1024 * 1024
  expect(validatePicture(file('a.png', 'image/png', 15 * megabyte), JPEG_PNG)).toBeNull()
  expect(validatePicture(file('a.png', 'image/png', 18.2 * megabyte), JPEG_PNG)).toBe(
    'a.png fylder 18,2 MB. Et billede må højst fylde 15 MB.',
  )
})

test('PIC-1 of several files unusable files are rejected each with its reason, and the others are accepted', () => {
  const files = [
    file('a.webp', 'image/webp'),
    file('b.pdf', 'application/pdf'),
    file('c.png', 'image/png'),
    file('d.jpg', 'image/jpeg'),
  ]
  const { accepted, rejections } = chooseFiles(files, JPEG_PNG_WEBP, { count: 2, maxCount: 4 })
  expect(accepted.map(({ name }) => name)).toEqual(['a.webp', 'c.png'])
  expect(rejections).toEqual([
    'b.pdf kan ikke bruges. Billedet skal være jpeg, png eller webp.',
    'd.jpg er ikke taget med. Der er højst plads til 4 billeder.',
  ])
})
