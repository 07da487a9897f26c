import { z } from '../../validation/zod.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type { CreatePageInput } from '../../__generated__/pageMutationsCreateMutation.graphql.ts'
import type { LandingBlockInput, UpdatePageInput } from '../../__generated__/pageMutationsUpdateMutation.graphql.ts'
import type { pageValues_page$key } from '../../__generated__/pageValues_page.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { FormInput } from '../form/formInput.ts'
import { requiredText } from '../form/fieldRules.ts'
import { BLOCK_LABELS, blockRules, getBlockName } from './blockValues.ts'
import type { BlockValues } from './blockValues.ts'

/** The values of a page's form. */
export interface PageValues {
  version: string | null
  url: string
  title: string
  /** Empty if it is no caterer's storefront. */
  caterNumber: string
  blocks: BlockValues[]
}

export const PAGE_LABELS = {
  url: 'Adresse',
  title: 'Titel',
  caterNumber: 'Cateringfirma',
  blocks: 'Blokke',
} satisfies EveryLabel<PageValues, 'version'>

export const PAGE_RULES: MergeRules<PageValues> = {
  fields: {
    blocks: {
      kind: 'rows',
      key: ({ blockId }) => blockId,
      renew: (block) => ({ ...block, blockId: null }),
      name: ({ title, type }) => title || getBlockName(type),
      labels: BLOCK_LABELS,
      // the order in which they were chosen is that in which they are shown
      rules: {
        fields: { caterNumbers: { kind: 'set' }, filterIds: { kind: 'set' } },
        needs: { menuId: 'offerCater' },
      },
    },
  },
}

export const NEW_PAGE: PageValues = { version: null, url: '/', title: '', caterNumber: '', blocks: [] }

/** The rules of a page's form, the same as the service's. */
export const pageRules = z.object({
  version: z.string().nullable(),
  url: z
    .string()
    .trim()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'Skriv / og derefter små bogstaver a til z, tal og bindestreger'),
  title: requiredText(),
  caterNumber: z.string(),
  blocks: z.array(blockRules),
})

/** Converts a page to form values. */
export function toPageValues(pageRef: pageValues_page$key): PageValues {
  const { version, url, title, cater, blocks } = readInlineData(
    graphql`
      fragment pageValues_page on Page @inline {
        version
        url
        title
        cater {
          number
        }
        blocks {
          __typename
          id
          title
          text
          image
          ... on BannerBlock {
            linkUrl
            linkText
          }
          ... on CaterBlock {
            caters {
              number
            }
          }
          ... on FoodTypeBlock {
            filters {
              id
            }
          }
          ... on OccasionBlock {
            filters {
              id
            }
          }
          ... on OfferBlock {
            cater {
              number
            }
            menu {
              id
            }
          }
        }
      }
    `,
    pageRef,
  )
  return {
    version,
    url,
    title,
    caterNumber: cater ? String(cater.number) : '',
    blocks: blocks.map((block) => ({
      blockId: block.id,
      type: BLOCK_TYPE_BY_TYPENAME[block.__typename] ?? 'BANNER',
      title: block.title,
      text: block.text ?? '',
      image: block.image ?? '',
      linkUrl: block.linkUrl ?? '',
      linkText: block.linkText ?? '',
      caterNumbers: block.caters?.map(({ number }) => String(number)) ?? [],
      filterIds: block.filters?.map(({ id }) => id) ?? [],
      offerCater: block.cater ? String(block.cater.number) : '',
      menuId: block.menu?.id ?? '',
    })),
  }
}

const BLOCK_TYPE_BY_TYPENAME: Record<string, BlockValues['type']> = {
  BannerBlock: 'BANNER',
  CaterBlock: 'CATER',
  FoodTypeBlock: 'FOOD_TYPE',
  OccasionBlock: 'OCCASION',
  OfferBlock: 'OFFER',
}

/** Converts form values to the input of a page. */
export function toPageInput(values: PageValues): FormInput<CreatePageInput & UpdatePageInput, 'id' | 'version'> {
  const { url, title, caterNumber, blocks } = values
  return { url, title, caterNumber: caterNumber ? Number(caterNumber) : null, blocks: blocks.map(toBlockInput) }
}

function toBlockInput(block: BlockValues): LandingBlockInput {
  const { type } = block
  return {
    id: block.blockId,
    type,
    title: block.title,
    text: block.text || null,
    image: block.image || null,
    ...(type === 'BANNER' && { linkUrl: block.linkUrl, linkText: block.linkText }),
    ...(type === 'CATER' && { caterNumbers: block.caterNumbers.map(Number) }),
    ...((type === 'FOOD_TYPE' || type === 'OCCASION') && { filterIds: block.filterIds }),
    ...(type === 'OFFER' && { menuId: block.menuId }),
  }
}
