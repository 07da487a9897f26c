import { graphql, readInlineData } from 'relay-runtime'
import { DIETS } from '../../domain/foods/diets.ts'
import type { FoodAllergens } from '../../domain/foods/allergensOfFoods.ts'
import type { readAllergens_allergens$key } from '../__generated__/readAllergens_allergens.graphql.ts'
import { readContents } from './readContents.ts'

/** The allergens of several foods together, as the graph sends them. */
export function readAllergens(key: readAllergens_allergens$key): FoodAllergens {
  const { contains, mayContain, undeclared, isNothingDeclared, diets } = readInlineData(
    graphql`
      fragment readAllergens_allergens on FoodAllergens @inline {
        contains {
          ...readContents_content
        }
        mayContain {
          ...readContents_content
        }
        undeclared
        isNothingDeclared
        diets
      }
    `,
    key,
  )
  return {
    contains: readContents(contains),
    mayContain: readContents(mayContain),
    undeclared,
    isNothingDeclared,
    diets: DIETS.filter((diet) => diets.includes(diet)),
  }
}
