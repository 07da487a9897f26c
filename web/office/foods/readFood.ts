import { graphql, readInlineData } from 'relay-runtime'
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import { DIETS } from '../../../domain/foods/diets.ts'
import type { readFood_food$key } from '../../__generated__/readFood_food.graphql.ts'
import { readContents } from '../../foods/readContents.ts'

/** A food as the office declares it. */
export interface OfficeFood {
  /** Unique among the foods of all caterers. */
  id: string
  kind: 'DISH' | 'ITEM'
  uuid: string
  name: string
  /** The menu of an item; null of a dish. */
  menu: { uuid: string; name: string } | null
  declaration: DeclarationDraft
  /** The name of its last author; null where it never was declared, and where that is not known. */
  declaredBy: string | null
  comingOrders: number
  version: string
}

/** A food of the graph in the words of the rules. */
export function readFood(key: readFood_food$key): OfficeFood {
  const food = readInlineData(
    graphql`
      fragment readFood_food on Food @inline {
        id
        kind
        uuid
        name
        menuName
        menuUuid
        contains {
          ...readContents_content
        }
        mayContain {
          ...readContents_content
        }
        free
        diets
        isComplete
        isFood
        declaredBy
        comingOrders
        version
      }
    `,
    key,
  )
  const { id, uuid, name, menuName, menuUuid, free, diets, declaredBy, comingOrders, version } = food
  return {
    id,
    kind: food.kind === 'DISH' ? 'DISH' : 'ITEM',
    uuid,
    name,
    menu: menuUuid && menuName !== null && menuName !== undefined ? { uuid: menuUuid, name: menuName } : null,
    declaration: {
      contains: readContents(food.contains),
      mayContain: readContents(food.mayContain),
      free: ALLERGENS.filter((allergen) => free.includes(allergen)),
      diets: DIETS.filter((diet) => diets.includes(diet)),
      isComplete: food.isComplete,
      isFood: food.isFood,
    },
    declaredBy: declaredBy ?? null,
    comingOrders,
    version,
  }
}
