import { z } from '../../zod.ts'
import { optionalText } from '../form/fieldRules.ts'

/** What a block can be, in Danish. */
export const BLOCK_TYPES = [
  { value: 'CATER', label: 'Cateringfirmaer' },
  { value: 'BANNER', label: 'Banner' },
  { value: 'FOOD_TYPE', label: 'Madtyper' },
  { value: 'OCCASION', label: 'Anledninger' },
  { value: 'OFFER', label: 'Tilbud' },
] as const

/** What a block is, in the graph's words. */
export type BlockType = (typeof BLOCK_TYPES)[number]['value']

/** A block of a page in the form. Which of its fields count depends on its type. */
export interface BlockValues {
  /** The graph's id; null for a new one. Not called id, which the form's list has for itself. */
  blockId: string | null
  type: BlockType
  title: string
  text: string
  image: string
  linkUrl: string
  linkText: string
  caterNumbers: string[]
  filterIds: string[]
  offerCater: string
  menuId: string
}

/** A block that is added. */
export const createBlock = (type: BlockType): BlockValues => ({
  blockId: null,
  type,
  title: '',
  text: '',
  image: '',
  linkUrl: '',
  linkText: '',
  caterNumbers: [],
  filterIds: [],
  offerCater: '',
  menuId: '',
})

/** The name of a type. */
export function getBlockName(type: BlockType): string {
  return BLOCK_TYPES.find(({ value }) => value === type)?.label ?? ''
}

/** The rules of a block: what its type needs. */
export const blockRules: z.ZodType<BlockValues, BlockValues> = z
  .object({
    blockId: z.string().nullable(),
    type: z.enum(['CATER', 'BANNER', 'FOOD_TYPE', 'OCCASION', 'OFFER']),
    title: optionalText(),
    text: z.string(),
    image: optionalText(500).regex(/^(\/images\/.*)?$/, 'Skriv en adresse, der begynder med /images/'),
    linkUrl: optionalText(2000).regex(
      /^(https?:\/\/|\/|#|$)/,
      'Skriv en adresse, der begynder med https://, / eller #',
    ),
    linkText: optionalText(),
    caterNumbers: z.array(z.string()),
    filterIds: z.array(z.string()),
    offerCater: z.string(),
    menuId: z.string(),
  })
  .refine(({ type, menuId }) => type !== 'OFFER' || menuId !== '', { path: ['menuId'], message: 'Vælg en menu' })
