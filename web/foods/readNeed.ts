import { graphql, readInlineData } from 'relay-runtime'
import { ALLERGENS } from '../../domain/foods/allergens.ts'
import type { CheckedNeed } from '../../domain/foods/checkNeeds.ts'
import { DIETS } from '../../domain/foods/diets.ts'
import type { readNeed_need$key } from '../__generated__/readNeed_need.graphql.ts'

/** A need of an order as the graph sends it. An allergen or a diet that only a newer graph knows is one in words. */
export function readNeed(key: readNeed_need$key): CheckedNeed {
  const { label, allergen, diet } = readInlineData(
    graphql`
      fragment readNeed_need on Need @inline {
        label
        allergen
        diet
      }
    `,
    key,
  )
  return {
    label,
    allergen: ALLERGENS.find((known) => known === allergen) ?? null,
    diet: DIETS.find((known) => known === diet) ?? null,
  }
}
