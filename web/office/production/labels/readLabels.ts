import { graphql, readInlineData } from 'relay-runtime'
import { formatDate } from '../../../../domain/time/formats.ts'
import type { readLabels_items$key } from '../../../__generated__/readLabels_items.graphql.ts'
import type { readLabels_order$key } from '../../../__generated__/readLabels_order.graphql.ts'

/** The text of a label. */
export interface LabelText {
  food: string
  /** '100047, Anna Kunde' */
  order: string
  /** '12-06-2027 kl. 11:30' */
  when: string
  /** The allergens of the food, then the needs of the order's guests. */
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
          label
        }
        menus {
          name
          allergens {
            sentences
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
  const needed = needs.length > 0 ? [`Særlige hensyn: ${needs.map(({ label }) => label).join(', ')}`] : []
  return menus.flatMap((menu) => {
    const items = [...menu.groups.flatMap((group) => group.items), ...menu.items, ...menu.dishes].map(readItem)
    const foods = items.length > 0 ? items : [{ food: menu.name, sentences: menu.allergens.sentences }]
    return foods.map(({ food, sentences }) => ({ food, order, when, sentences: [...sentences, ...needed] }))
  })
}

function readItem(item: readLabels_items$key) {
  const { name, allergens } = readInlineData(
    graphql`
      fragment readLabels_items on KitchenItem @inline {
        name
        allergens {
          sentences
        }
      }
    `,
    item,
  )
  return { food: name, sentences: allergens.sentences }
}
