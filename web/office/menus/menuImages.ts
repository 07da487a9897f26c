import { isEqual } from '../form/isEqual.ts'
import type { Picture } from '../form/Picture.ts'

/**
 * PIC-1: the input of the pictures of a menu or item, and the new files by upload path. Pictures that are as `before`
 * are not sent, so that a service without pictures saves the rest.
 */
export function toImagesInput(before: readonly Picture[], pictures: readonly Picture[]) {
  if (isEqual(before, pictures)) return { images: null, files: {} }
  return {
    images: pictures.map(({ id, caption }) => ({ id, file: null, caption })),
    files: Object.fromEntries(
      pictures.flatMap(({ file }, index) => (file ? [[`input.images.${index}.file`, file]] : [])),
    ),
  }
}
