import type { CSSProperties, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers, formatDaysBefore } from '../../../domain/texts/counts.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee } from '../../../domain/zones/zoneTexts.ts'
import { readServiceScope } from '../../catalogue/readServiceScope.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type {
  ComparisonTable_query$data,
  ComparisonTable_query$key,
} from '../../__generated__/ComparisonTable_query.graphql.ts'
import { hostUrl } from '../../page/host.ts'
import { usePage } from '../../page/PageContext.ts'
import { Stars } from '../../reviews/Stars.tsx'
import { searchAddress } from '../caterSearch.ts'
import type { CaterSearch } from '../caterSearch.ts'
import { COMPARED } from '../compared.ts'
import { useCaterPath } from '../useCaterPath.ts'
import { ComparedMenu, ComparisonForm } from './ComparedMenu.tsx'
import { ComparedPicture } from './ComparedPicture.tsx'
import text from '../../ui/text.module.css'
import styles from './ComparisonTable.module.css'

type Edge = NonNullable<ComparisonTable_query$data['searchCaters']>['edges'][number]

/** Caterers beside each other: their answers, the price for the same guests, the content, notice and delivery. */
export function ComparisonTable(props: { query: ComparisonTable_query$key; search: CaterSearch }) {
  const { search } = props
  const { searchCaters } = useFragment(
    graphql`
      fragment ComparisonTable_query on Query
      @argumentDefinitions(input: { type: "CaterSearchInput!" }, isChosen: { type: "Boolean!" }) {
        searchCaters(input: $input, first: 3, otherMenus: 30) @include(if: $isChosen) {
          edges {
        reasons {
          message
        }
        next
        coverPrice
        ...ComparedMenu_edge
        menu {
          picture {
            ...Picture_image
          }
          contents
          declaredFoods {
            declared
            total
          }
        }
        totalPrice {
          goods
          delivery
          lacksDelivery
          total
          perCover
          services {
            name
            price
            appliesTo
          }
        }
        node {
          id
          number
          name
          slug
          accentColor
          banner {
            ...Picture_image
          }
          minCovers
          noticeDays
          offersDelivery
          deliveryText
          rating {
            ...Stars_rating
          }
        }
          }
        }
      }
    `,
    props.query,
  )
  const edges = searchCaters?.edges ?? []
  const { host, scheme } = usePage()
  const path = useCaterPath(search)
  const menuCell = (edge: Edge) => <ComparedMenu edge={edge} search={search} />
  const rows: { name: string; cell: (edge: Edge) => ReactNode }[] = [
    { name: 'Svar', cell: (edge) => answerCell(edge, search) },
    { name: 'Menu', cell: menuCell },
    {
      name: search.covers === null ? 'Pris pr. kuvert' : `Pris for ${formatCovers(search.covers)}`,
      cell: priceCell,
    },
    { name: 'Indhold', cell: contentsCell },
    { name: 'Allergener oplyst', cell: declaredCell },
    { name: 'Bestil senest', cell: ({ node }) => noticeText(node.noticeDays ?? 0) },
    {
      name: 'Levering',
      cell: ({ node }) => (node.offersDelivery ? (node.deliveryText ?? 'Leverer uden tillæg') : 'Kan hentes'),
    },
    {
      name: 'Mindst',
      cell: ({ node }) => (node.minCovers ? formatCovers(node.minCovers) : 'Ingen mindstegrænse'),
    },
  ]
  if (edges.length < 2)
    return <p className={styles.few}>Sæt kryds ved to eller tre køkkener i søgningen for at sammenligne dem.</p>
  const params = new URLSearchParams(searchAddress(search))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.scroller} tabIndex={0} aria-label="Sammenligning">
      <ComparisonForm>
        {[...params, ...edges.map(({ node }) => [COMPARED, String(node.number)] as const)].map(([name, value]) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        ))}
      </ComparisonForm>
      <table className={styles.table} style={{ '--caters': edges.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.visuallyHidden}>Hvad</span>
            </th>
            {edges.map(({ menu, node: { id, name, slug, rating, accentColor, banner } }) => (
              <th
                key={id}
                scope="col"
                style={accentColor ? ({ '--color-accent': accentColor } as CSSProperties) : undefined}
              >
                <ComparedPicture image={menu?.picture ?? banner ?? null} />
                {slug ? <a href={hostUrl(host, scheme, slug, path)}>{name}</a> : <span>{name}</span>}
                {rating && <Stars rating={rating} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {edges.map((edge) => (
                <td key={edge.node.id}>{cell(edge)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function answerCell({ reasons, next, node }: Edge, search: CaterSearch): ReactNode {
  const day = search.date === null ? '' : ` ${formatDayAndMonth(search.date, search.date)}`
  if (reasons.length === 0) return <b>{`${node.offersDelivery ? 'Kan levere' : 'Kan hentes'}${day}`}</b>
  const earliest = next ? ` Tidligst ${formatDayAndMonth(next, search.date ?? next)}.` : ''
  return `${reasons[0]?.message ?? ''}${earliest}`
}

function priceCell({ totalPrice, coverPrice }: Edge): ReactNode {
  if (!totalPrice)
    return coverPrice == null ? 'Ukendt' : <b className={styles.total}>{formatKroner(toOere(coverPrice))}</b>
  const { goods, delivery, lacksDelivery, services, total, perCover } = totalPrice
  const forDelivery = deliveryServices(
    services.map(({ price, appliesTo }) => ({ price, appliesTo: readServiceScope(appliesTo) })),
  )
  const parts = [
    { name: 'Mad', amount: formatKroner(toOere(goods)) },
    ...(delivery == null ? [] : [{ name: 'Levering', amount: formatDeliveryFee(toOere(delivery), forDelivery) }]),
    ...services.map(({ name, price }) => ({ name, amount: formatKroner(toOere(price)) })),
  ]
  return (
    <>
      <b className={styles.total}>
        <span>{`${formatKroner(toOere(total))} `}</span>
        {lacksDelivery && <small>uden levering</small>}
      </b>
      <span>{`${formatKroner(toOere(perCover))} pr. kuvert`}</span>
      <ul>
        {parts.map(({ name, amount }) => (
          <li key={name}>{`${name}: ${amount}`}</li>
        ))}
      </ul>
    </>
  )
}

const MAX_PARTS = 8

/** The parts that are always in the menu, and those that are chosen among. */
function contentsCell({ menu }: Edge): ReactNode {
  const parts = menu?.contents ?? []
  if (parts.length === 0) return 'Se menuen'
  const left = parts.length - MAX_PARTS
  return (
    <ul>
      {parts.slice(0, MAX_PARTS).map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two parts may be called alike, and none moves
        <li key={index}>{name}</li>
      ))}
      {left > 0 && <li>{`og ${left} mere`}</li>}
    </ul>
  )
}

function declaredCell({ menu }: Edge): ReactNode {
  const { declared = 0, total = 0 } = menu?.declaredFoods ?? {}
  if (declared === 0) return 'Ikke oplyst'
  return declared === total ? `For al maden i menuen (${total})` : `For ${declared} af ${total} i menuen`
}

const noticeText = (days: number) => (days === 0 ? 'Samme dag' : formatDaysBefore(days))
