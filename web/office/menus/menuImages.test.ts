import { expect, test } from 'vitest'
import { toImagesInput } from './menuImages.ts'

const stored = (id: string, caption: string) => ({ id, url: `/images/${id}`, file: null, caption })
const chosen = (caption: string) => ({ id: null, url: 'blob:', file: new File(['x'], 'x.png'), caption })

test('PIC-1 all pictures are sent in their order, each new file at its place', () => {
  const [ost, sild] = [stored('b', 'Ost'), stored('a', 'Sild')]
  const [laks, rejer] = [chosen('Laks'), chosen('')]
  const { images, files } = toImagesInput([sild, ost], [laks, ost, rejer])
  expect(images).toEqual([
    { id: null, file: null, caption: 'Laks' },
    { id: 'b', file: null, caption: 'Ost' },
    { id: null, file: null, caption: '' },
  ])
  expect(files).toEqual({ 'input.images.0.file': laks.file, 'input.images.2.file': rejer.file })
})

test('PIC-1 another order, another caption and a removed picture are sent; pictures as before are not', () => {
  const before = [stored('a', 'Sild'), stored('b', '')]
  const sentIds = (pictures: typeof before) => toImagesInput(before, pictures).images?.map(({ id }) => id)
  expect(sentIds(before.toReversed())).toEqual(['b', 'a'])
  expect(sentIds([stored('a', 'Marineret sild'), stored('b', '')])).toEqual(['a', 'b'])
  expect(sentIds([])).toEqual([])
  expect(toImagesInput(before, [stored('a', 'Sild'), stored('b', '')])).toEqual({ images: null, files: {} })
  expect(toImagesInput([], [])).toEqual({ images: null, files: {} })
})
