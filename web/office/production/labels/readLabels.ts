import { graphql, readInlineData } from 'relay-runtime'
import { allergenSentences } from '../../../../domain/foods/allergenTexts.ts'
import { checkNeeds, type CheckedMenu } from '../../../../domain/foods/checkNeeds.ts'
import type { FoodAllergens } from '../../../../domain/foods/allergensOfFoods.ts'
import { joinNeeds } from '../../../../domain/foods/needs.ts'
import { formatDate } from '../../../../domain/time/formats.ts'
import type { readLabels_items$key } from '../../../__generated__/readLabels_items.graphql.ts'
import type { readLabels_order$key } from '../../../__generated__/readLabels_order.graphql.ts'
import { readAllergens } from '../../../foods/readAllergens.ts'
import { readNeed } from '../../../foods/readNeed.ts'

/** The text of a label. */
export interface LabelText {
  food: string
  /** '100047, Anna Kunde' */
  order: string
  /** '12-06-2027 kl. 11:30' */
  when: string
  /** The allergens of the food, then the needs of the order's guests, and where they meet it. */
  sentences: string[]
}

/** ALG-9: a label for each food of an order; for a menu whose food is not listed one of its own. */
export function readLabels(key: readLabels_order$key): LabelText[] {
  const { reference, name, date, clock, needs, menus } = readInlineData(
    graphql`
      fragment readLabels_order on KitchenOrder @inline {
        reference
        name
        date
        clock
        needs {
          ...readNeed_need
        }
        menus {
          name
          allergens {
            ...readAllergens_allergens
          }
          dishes {
            ...readLabels_items
          }
          groups {
            items {
              ...readLabels_items
            }
          }
          items {
            ...readLabels_items
          }
        }
      }
    `,
    key,
  )
  const order = `${reference}, ${name}`
  const when = `${formatDate(date)} kl. ${clock}`
  const needed = needs.map(readNeed)
  const inWords = needed.length > 0 ? [`Særlige hensyn: ${joinNeeds(needed.map(({ label }) => label))}`] : []
  return menus.flatMap((menu) => {
    const items = [...menu.groups.flatMap((group) => group.items), ...menu.items, ...menu.dishes].map(readItem)
    const foods = items.length > 0 ? items : [{ name: menu.name, allergens: readAllergens(menu.allergens) }]
    return foods.map((food) => ({ food: food.name, order, when, sentences: sentencesOf(food) }))
  })

  function sentencesOf(food: LabelledFood): string[] {
    return [...allergenSentences(food.allergens, null), ...inWords, ...checkNeeds(needed, [food], 'retten')]
  }
}

type LabelledFood = CheckedMenu & { allergens: FoodAllergens }

function readItem(item: readLabels_items$key): LabelledFood {
  const { name, allergens } = readInlineData(
    graphql`
      fragment readLabels_items on KitchenItem @inline {
        name
        allergens {
          ...readAllergens_allergens
        }
      }
    `,
    item,
  )
  return { name, allergens: readAllergens(allergens) }
}
