import { z } from '../../validation/zod.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { optionalText, richText } from '../form/fieldRules.ts'

/** The types of a block as choices. */
export const BLOCK_TYPES = [
  { value: 'CATER', label: 'Cateringfirmaer' },
  { value: 'BANNER', label: 'Banner' },
  { value: 'FOOD_TYPE', label: 'Madtyper' },
  { value: 'OCCASION', label: 'Anledninger' },
  { value: 'OFFER', label: 'Tilbud' },
] as const

/** The type of a block, by its name in the graph. */
export type BlockType = (typeof BLOCK_TYPES)[number]['value']

/** The values of a block in the form. Its type decides which fields are used. */
export interface BlockValues {
  /** The graph's id; null for a new one. Not named id, since useFieldArray sets an id of its own. */
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

/** The names of a block's fields. */
export const BLOCK_LABELS: EveryLabel<BlockValues, 'blockId' | 'type'> = {
  title: 'Overskrift',
  text: 'Tekst',
  image: 'Billede',
  linkText: 'Linkets tekst',
  linkUrl: 'Linkets adresse',
  caterNumbers: 'Cateringfirmaer',
  filterIds: 'Filtre',
  offerCater: 'Cateringfirma',
  menuId: 'Menu',
}

/** The initial values of a new block. */
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

/** The Danish name of a type. */
export function getBlockName(type: BlockType): string {
  return BLOCK_TYPES.find(({ value }) => value === type)?.label ?? ''
}

/** The rules of a block, whose required fields depend on its type. */
export const blockRules: z.ZodType<BlockValues, BlockValues> = z
  .object({
    blockId: z.string().nullable(),
    type: z.enum(['CATER', 'BANNER', 'FOOD_TYPE', 'OCCASION', 'OFFER']),
    title: optionalText(),
    text: richText(),
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
