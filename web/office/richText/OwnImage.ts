import { Node } from '@tiptap/core'
import { isOwnImage } from '../../../domain/allowedHtml.ts'

/** Keeps an image that a description holds already; the editor offers none to be added. */
export const OwnImage = Node.create({
  name: 'ownImage',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isOwnImage(image.getAttribute('src') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
