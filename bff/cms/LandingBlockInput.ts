import { randomUUID } from 'node:crypto'
import { builder } from '../graph/builder.ts'
import { catalogueId, numberId } from '../graph/ids.ts'
import { wireBlockId } from './LandingBlock.ts'

const LandingBlockType = builder.enumType('LandingBlockType', {
  description: 'What a block of a page is, and so which fields it needs.',
  values: {
    CATER: { value: 'cater', description: 'Caterers that are recommended: caterNumbers.' },
    BANNER: { value: 'banner', description: 'A banner with a link: linkUrl, linkText.' },
    FOOD_TYPE: { value: 'foodtype', description: 'Food types to look for: filterIds.' },
    OCCASION: { value: 'occasion', description: 'Occasions to look for: filterIds.' },
    OFFER: { value: 'offer', description: 'A menu of a caterer: menuId.' },
  },
})

export const LandingBlockInput = builder.inputType('LandingBlockInput', {
  description: 'A block of a page. Fields that its type does not name are ignored.',
  fields: (t) => ({
    id: t.id({ description: 'As it was read; null for a new block.' }),
    type: t.field({ type: LandingBlockType, required: true, description: 'What it is.' }),
    title: t.string({ required: true, description: 'Its heading; empty is none.' }),
    text: t.string({ description: 'What it says, HTML; null says nothing.' }),
    image: t.string({ description: 'Address of its picture on this server; null is none.' }),
    caterNumbers: t.intList({ description: 'Of CATER: the numbers of the caterers, in order.' }),
    linkUrl: t.string({ description: "Of BANNER: 'https://...', '/...' or '#...'; empty leads nowhere." }),
    linkText: t.string({ description: 'Of BANNER: what the link says.' }),
    filterIds: t.idList({ description: 'Of FOOD_TYPE and OCCASION: global ids of the filters, in order.' }),
    menuId: t.id({ description: 'Of OFFER: the global id of the menu.' }),
  }),
})

/** Maps a block to the wire, which leaves out null. */
export function blockBody(block: typeof LandingBlockInput.$inferInput): object {
  const { id, type, title, text, image, caterNumbers, linkUrl, linkText, filterIds, menuId } = block
  const fields = {
    text,
    image,
    caterIds: caterNumbers,
    linkUrl,
    linkText,
    filterIds: filterIds?.map((filter) => numberId('Filter', filter)),
    ...(menuId == null ? {} : offerOf(menuId)),
  }
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return { id: id == null ? randomUUID() : wireBlockId(id), type, title, ...Object.fromEntries(filled) }
}

function offerOf(id: string): { caterId: number; menuId: string } {
  const menu = catalogueId('Menu', id)
  return { caterId: menu.caterId, menuId: menu.id }
}

/** Maps an issue's path on the wire to the input, for a page and its blocks. */
export function inputPath(path: string): string {
  return path
    .replace(/^caterId$/, 'caterNumber')
    .replace(/^(blocks\.\d+)\.caterIds(?=\.|$)/, '$1.caterNumbers')
    .replace(/^(blocks\.\d+)\.caterId$/, '$1.menuId')
}
