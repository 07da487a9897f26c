import { expect, test } from 'vitest'
import { IMAGE_WIDTHS, sourcesOf, srcSetOf } from './imageWidths.ts'

test('PIC-2 an image is offered in the widths below its own, and as it was uploaded', () => {
  expect(sourcesOf('/images/5/logo.png', 80, 40)).toEqual({
    src: '/images/5/logo.png?w=40',
    srcSet: '/images/5/logo.png?w=40 40w, /images/5/logo.png?w=48 48w, /images/5/logo.png 80w',
  })
})

test.each([null, undefined])('one whose width is not known (%s) is offered in all widths', (width) => {
  expect(srcSetOf('/a.jpg', width)).toBe(IMAGE_WIDTHS.map((each) => `/a.jpg?w=${each} ${each}w`).join(', '))
})
