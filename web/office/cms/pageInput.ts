import type { LandingBlockInput } from '../../__generated__/useUpdatePageMutation.graphql.ts'
import type { BlockValues } from './blockValues.ts'
import type { PageValues } from './pageValues.ts'

/** Converts form values to the input of a page. */
export function toPageInput({ url, title, caterNumber, blocks }: PageValues) {
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
