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
  /** The allergens of the food, then the needs of the order's guests, and where they meet it. */
  sentences: readonly string[]
}

/** ALG-9, ALG-14: a label for each food of an order, none for what is no food; for a menu whose food is not listed one of its own. */
export function readLabels(key: readLabels_order$key): LabelText[] {
  const { reference, name, date, clock, menus } = readInlineData(
    graphql`
      fragment readLabels_order on KitchenOrder @inline {
        reference
        name
        date
        clock
        menus {
          name
          labelSentences
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
  return menus.flatMap((menu) => {
    const items = [...menu.groups.flatMap((group) => group.items), ...menu.items, ...menu.dishes].map(readItem)
    return (items.length > 0 ? items.filter(({ isFood }) => isFood) : [menu]).map((food) => ({
      food: food.name,
      order,
      when,
      sentences: food.labelSentences,
    }))
  })
}

const readItem = (item: readLabels_items$key) =>
  readInlineData(
    graphql`
      fragment readLabels_items on KitchenItem @inline {
        name
        isFood
        labelSentences
      }
    `,
    item,
  )
