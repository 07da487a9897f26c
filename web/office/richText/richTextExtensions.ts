import { Node } from '@tiptap/core'
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedHref, isOwnImage } from '../../../domain/html/allowedHtml.ts'

// keeps images that a text holds already; the editor cannot add any
const OwnImage = Node.create({
  name: 'ownImage',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isOwnImage(image.getAttribute('src') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Headings, lists and emphasis. Existing links and images stay, but none can be added. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // would add an empty paragraph to an unchanged text
    trailingNode: false,
    link: {
      autolink: false,
      linkOnPaste: false,
      openOnClick: false,
      HTMLAttributes: { class: null, rel: null, target: null },
      isAllowedUri: (uri) => isAllowedHref(uri ?? ''),
    },
  }),
  OwnImage,
]
