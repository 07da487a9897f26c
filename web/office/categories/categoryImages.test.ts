import { expect, test } from 'vitest'
import { diffImages, toFormImagePath, toNewImages } from './categoryImages.ts'

const stored = (id: string, caption: string) => ({ id, url: `/images/${id}`, file: null, caption })
const chosen = (caption: string) => ({ id: null, url: 'blob:', file: new File(['x'], 'x.png'), caption })

test('KAT-3 an image is edited when its caption changes and deleted when removed', () => {
  const before = [stored('a', 'Sild'), stored('b', ''), stored('c', 'Ost')]
  expect(diffImages(before, [stored('a', 'Marineret sild'), stored('c', 'Ost'), chosen('Ny')])).toEqual({
    editedImages: [{ id: 'a', caption: 'Marineret sild' }],
    deletedImageIds: ['b'],
  })
})

test('KAT-3 a removed caption is sent as an empty text; a new image may have none', () => {
  expect(diffImages([stored('a', 'Sild')], [stored('a', '')]).editedImages).toEqual([{ id: 'a', caption: '' }])
  const images = [stored('a', 'Sild'), chosen(''), chosen('Laks')]
  const { input, files } = toNewImages(images)
  expect(input).toEqual([
    { file: null, caption: '' },
    { file: null, caption: 'Laks' },
  ])
  expect(files).toEqual({ 'input.images.0.file': images[1]?.file, 'input.images.1.file': images[2]?.file })
})

test('KAT-2 an issue of a picture is shown at that picture of the form', () => {
  const images = [stored('a', 'Sild'), chosen(''), stored('b', 'Ost'), chosen('Laks')]
  const inForm = toFormImagePath(images, [{ id: 'b' }])
  expect(['images.1.file', 'images.0.caption', 'editedImages.0.caption'].map(inForm)).toEqual([
    'images.3.file',
    'images.1.caption',
    'images.2.caption',
  ])
  expect(['images', 'name', 'deletedImageIds.0', 'images.7.file'].map(inForm)).toEqual([
    'images',
    'name',
    'deletedImageIds.0',
    'images.7.file',
  ])
})
