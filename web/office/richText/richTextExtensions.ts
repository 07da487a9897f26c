import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedHref } from '../../../domain/allowedHtml.ts'
import { OwnImage } from './OwnImage.ts'

/** What a text of the office may hold: headings, lists, emphasis, and the links and images that it has already. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    // it would add an empty paragraph to a text that nobody touched
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
