import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import type { AnswerPrice_edge$key } from '../__generated__/AnswerPrice_edge.graphql.ts'
import styles from './AnswerPrice.module.css'
import { formatPriceParts } from './answerTexts.ts'
import type { CaterSearch } from './caterSearch.ts'
import { readWholePrice } from './readWholePrice.ts'

/** MAR-7: the price of the menu that answers, its parts, and within a budget what else it buys. */
export function AnswerPrice(props: { edge: AnswerPrice_edge$key; search: CaterSearch }) {
  const { covers, budget } = props.search
  const { menu, coverPrice, totalPrice, otherMenus } = useFragment(
    graphql`
      fragment AnswerPrice_edge on FoundCaterEdge {
        menu {
          name
        }
        coverPrice
        totalPrice {
          perCover
          ...readWholePrice_price
        }
        otherMenus {
          isWithinBudget
          coverPrice
          menu {
            id
            name
          }
          totalPrice {
            total
            lacksDelivery
            perCover
          }
        }
      }
    `,
    props.edge,
  )
  if (!menu || coverPrice == null) return null
  const price = totalPrice ? readWholePrice(totalPrice) : null
  // Without a budget it is the cheapest
  const from = budget === null ? 'Fra ' : ''
  const others = budget === null ? [] : otherMenus.filter(({ isWithinBudget }) => isWithinBudget)
  return (
    <>
      <p className={styles.price}>
        <b>
          <span>{`${from}${kroner(price?.total ?? coverPrice)} `}</span>
          {price?.lacksDelivery && <small>uden levering</small>}
        </b>
        <span>{price ? `${kroner(price.perCover)} pr. kuvert` : 'pr. kuvert'}</span>
      </p>
      <p>{price && covers !== null ? formatPriceParts(covers, menu.name, price) : menu.name}</p>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Andre menuer inden for budgettet">
          {others.map((other) => (
            <li key={other.menu.id}>
              <span>{other.menu.name}</span>
              <span>{otherPrice(other)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const kroner = (amount: number) => formatKroner(toOere(amount))

interface OtherPrice {
  coverPrice: number
  totalPrice?: { total: number; lacksDelivery: boolean; perCover: number } | null
}

function otherPrice({ coverPrice, totalPrice }: OtherPrice): string {
  if (!totalPrice) return `${kroner(coverPrice)} pr. kuvert`
  const { total, lacksDelivery, perCover } = totalPrice
  return `${kroner(total)}${lacksDelivery ? ' uden levering' : ''}, ${kroner(perCover)} pr. kuvert`
}
