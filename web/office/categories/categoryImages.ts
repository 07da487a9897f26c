import type { Picture } from '../editing/Picture.ts'

/** KAT-3: what is told of pictures that were chosen in the form; their files go beside it. */
export function newImages(images: readonly Picture[]) {
  const added = images.flatMap(({ file, caption }) => (file ? [{ file, caption }] : []))
  return {
    input: added.map(({ caption }) => ({ file: null, caption })),
    files: Object.fromEntries(added.map(({ file }, index) => [`input.images.${index}.file`, file])),
  }
}

/** KAT-3: of the pictures that were there, those whose captions are others, and those that are gone. */
export function changedImages(before: readonly Picture[], images: readonly Picture[]) {
  const captions = new Map(images.map(({ id, caption }) => [id, caption]))
  return {
    editedImages: before.flatMap(({ id, caption }) => {
      const now = captions.get(id)
      return id !== null && now !== undefined && now !== caption ? [{ id, caption: now }] : []
    }),
    deletedImageIds: before.flatMap(({ id }) => (id !== null && !captions.has(id) ? [id] : [])),
  }
}
