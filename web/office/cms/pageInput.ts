import type { CreatePageInput } from '../../__generated__/useCreatePageMutation.graphql.ts'
import type { LandingBlockInput, UpdatePageInput } from '../../__generated__/useUpdatePageMutation.graphql.ts'
import type { FormInput } from '../form/formInput.ts'
import type { BlockValues } from './blockValues.ts'
import type { PageValues } from './pageValues.ts'

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
