import { z } from 'zod'
import { absent, WireId, WireInt } from './wire.ts'

/** One block of a landing page. Which optional fields it has depends on its type. */
export const Block = z.object({
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
