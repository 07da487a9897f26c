import type { Picture } from '../form/Picture.ts'

/** KAT-3: the input of pictures that were chosen in the form, and their files by upload path. */
export function toNewImages(images: readonly Picture[]) {
  const newImages = images.flatMap(({ file, caption }) => (file ? [{ file, caption }] : []))
  return {
    input: newImages.map(({ caption }) => ({ file: null, caption })),
    files: Object.fromEntries(newImages.map(({ file }, index) => [`input.images.${index}.file`, file])),
  }
}

/** Returns a function that maps paths of the input ('images.0', 'editedImages.0') to those of the form's pictures. */
export function toFormImagePath(
  images: readonly Picture[],
  edited: readonly { id: string }[] = [],
): (path: string) => string {
  return (path) => {
    const [list = '', at = '', ...rest] = path.split('.')
    const picture = {
      images: images.filter(({ file }) => file)[Number(at || 'none')],
      editedImages: images.find(({ id }) => id !== null && id === edited[Number(at)]?.id),
    }[list]
    return picture ? ['images', images.indexOf(picture), ...rest].join('.') : path
  }
}

/** KAT-3: the saved pictures whose captions were edited, and those that were deleted. */
export function diffImages(before: readonly Picture[], images: readonly Picture[]) {
  const captions = new Map(images.map(({ id, caption }) => [id, caption]))
  return {
    editedImages: before.flatMap(({ id, caption }) => {
      const now = captions.get(id)
      return id !== null && now !== undefined && now !== caption ? [{ id, caption: now }] : []
    }),
    deletedImageIds: before.flatMap(({ id }) => (id !== null && !captions.has(id) ? [id] : [])),
  }
}
