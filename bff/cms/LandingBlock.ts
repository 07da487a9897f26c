import type { Page } from '../../contract/pages.ts'
import { isOwnImage } from '../../domain/html/allowedHtml.ts'
import { builder } from '../graph/builder.ts'
import { Image } from '../images/Image.ts'
import type { ImageData } from '../images/Image.ts'
import { servedUrl } from '../v2/servedAddress.ts'

/** A block of the wire with the number of its page. */
export type BlockData = Page['blocks'][number] & { pageId: number }

const TYPENAMES: Record<BlockData['type'], string> = {
  cater: 'CaterBlock',
  banner: 'BannerBlock',
  foodtype: 'FoodTypeBlock',
  occasion: 'OccasionBlock',
  offer: 'OfferBlock',
}

/** Converts a block's id from a client to the wire's id: the client read it, or made it up for a new block. */
export function wireBlockId(id: string): string {
  return id.replace(/^LandingBlock:\d+:/, '')
}

export const LandingBlock = builder.interfaceRef<BlockData>('LandingBlock').implement({
  description: 'A part of a page.',
  resolveType: ({ type }) => TYPENAMES[type],
  fields: (t) => ({
    id: t.id({
      description: 'Unique among the blocks of all pages; updatePage takes it.',
      resolve: ({ pageId, id }) => `LandingBlock:${pageId}:${id}`,
    }),
    title: t.exposeString('title', { description: 'Its heading; empty where it has none.' }),
    text: t.field({
      type: 'HTML',
      nullable: true,
      description: 'What it says; null where it says nothing.',
      resolve: ({ text }, _args, { html }) => html.shown(text ?? null),
    }),
    image: t.string({
      nullable: true,
      description: "Address of its picture on this server; null where it has none, or one that is not this server's.",
      resolve: ({ image }) => (image !== undefined && isOwnImage(image) ? servedUrl(image) : null),
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'The same picture, in the widths that this server offers; null where `image` is.',
      resolve: pictureOf,
    }),
  }),
})

function pictureOf({ image = '' }: BlockData): ImageData | null {
  const [, caterId, path] = /^\/images\/(\d+)\/([^/?#]+)/.exec(servedUrl(image)) ?? []
  if (!isOwnImage(image) || caterId === undefined || path === undefined) return null
  return { caterId: Number(caterId), path: decodeURIComponent(path), width: null, height: null, color: null, alt: null }
}
