import { z } from 'zod'
import { MAX_ADDRESS_LENGTH } from '../domain/texts/textLengths.ts'
import { PublicCater } from './caters.ts'
import { Service } from './services.ts'
import { RichText } from './richText.ts'
import { absent, requiredText, text, WireId, WireInt } from './wire.ts'

/** One block of a landing page. Its optional fields depend on its type. */
const Block = z.object({
  id: WireId,
  type: z.enum(['cater', 'banner', 'foodtype', 'occasion', 'offer']),
  title: z.string(),
  text: z.string().optional(),
  image: z.string().optional(),
  caterIds: z.array(WireInt).optional(),
  linkUrl: z.string().optional(),
  linkText: z.string().optional(),
  filterIds: z.array(WireInt).optional(),
  caterId: WireInt.optional(),
  menuId: WireId.optional(),
})

/** A CMS page; its url is '/{subdomain}' for a caterer's storefront. */
export const Page = z.object({
  id: WireInt,
  url: z.string(),
  title: z.string(),
  caterId: absent(WireInt),
  blocks: z.array(Block).default([]),
})
export type Page = z.infer<typeof Page>

/** A page with its caterer's data by `?embed=cater,services`: only data that is public. */
export const EmbeddingPage = Page.extend({ cater: PublicCater.optional(), services: z.array(Service).optional() })
export type EmbeddingPage = z.infer<typeof EmbeddingPage>

const blockFields = { id: requiredText(100), title: text(200), text: RichText.optional(), image: text(500).optional() }
const address = text(2000).regex(/^(https?:\/\/|\/|#|$)/)

/** A block to save, with the fields that its type requires. */
const BlockBody = z.discriminatedUnion('type', [
  z.object({ ...blockFields, type: z.literal('cater'), caterIds: z.array(z.int32()).max(500) }),
  z.object({ ...blockFields, type: z.literal('banner'), linkUrl: address, linkText: text(200) }),
  z.object({ ...blockFields, type: z.literal('foodtype'), filterIds: z.array(z.int32()).max(200) }),
  z.object({ ...blockFields, type: z.literal('occasion'), filterIds: z.array(z.int32()).max(200) }),
  z.object({ ...blockFields, type: z.literal('offer'), caterId: z.int32(), menuId: z.guid() }),
])

/** A new page; its url is '/' or '/{subdomain}' in lower case, and unique. */
export const NewPage = z.object({
  url: z
    .string()
    .max(MAX_ADDRESS_LENGTH)
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
  title: requiredText(200),
  caterId: z.int32().nullish(),
  blocks: z.array(BlockBody).max(100).default([]),
})
export type NewPage = z.infer<typeof NewPage>

/** A partial update of a page: omitted fields stay as they are. */
export const PageChange = NewPage.extend({ blocks: z.array(BlockBody).max(100) })
  .partial()
  .extend({ id: z.int32() })
export type PageChange = z.infer<typeof PageChange>
export const PageId = z.object({ id: z.int32() })

/** A stored picture for the blocks of pages: the address that a block's `image` takes. */
export const UploadedPageImage = z.object({ image: z.string() })
export type UploadedPageImage = z.infer<typeof UploadedPageImage>
