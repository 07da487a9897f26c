import { builder } from '../graph/builder.ts'
import { partId } from '../graph/ids.ts'
import { assertFileSizes } from '../graph/uploads/fileLimits.ts'
import type { FormFile } from '../v2/multipart.ts'
import { ValidationFailed } from '../v2/outcomes.ts'

export const MenuImageInput = builder.inputType('MenuImageInput', {
  description: 'A picture of a menu or item: one that it has, by its id, or a new file.',
  fields: (t) => ({
    id: t.id({ description: "The picture's id; null for a new one." }),
    file: t.field({ type: 'File', description: 'A new jpeg, png or webp; null for one that is there.' }),
    caption: t.string({ description: 'What is said under it; null for nothing.' }),
  }),
})

/** The description of the list of pictures of a menu or item. */
export const IMAGES =
  'All its pictures in their order, at most four, of an item one: one that is left out of the list goes. Null leaves them.'

interface MenuImagesWire {
  /** The list on the wire; undefined leaves the pictures as they are. */
  images: ({ id: string; text: string } | { file: number; text: string })[] | undefined
  /** The new files, which the list names by their index. */
  files: FormFile[]
}

/** Maps a list of pictures to the wire. Throws ValidationFailed for too large files, and for neither id nor file. */
export function toWireImages(list: readonly (typeof MenuImageInput.$inferInput)[] | null | undefined): MenuImagesWire {
  if (!list) return { images: undefined, files: [] }
  assertFileSizes(Object.fromEntries(list.map(({ file }, at) => [`images.${at}.file`, file])))
  const files: FormFile[] = []
  const images = list.map(({ id, file, caption }, at) => {
    const text = caption ?? ''
    if (file) return { file: files.push(file) - 1, text }
    if (!id) throw new ValidationFailed([{ path: `images.${at}.file`, validatorKey: 'required' }])
    return { id: partId('Image', id), text }
  })
  return { images, files }
}

/** Maps an issue's path on the wire to the input. */
export const imageInputPath = (path: string): string => path.replace(/^(images\.\d+)\.text$/, '$1.caption')
