import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { FoundCaters_block$key } from '../__generated__/FoundCaters_block.graphql.ts'
import type { FoundCaters_query$key } from '../__generated__/FoundCaters_query.graphql.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import text from '../ui/text.module.css'
import { CaterCard } from './CaterCard.tsx'
import { isSearch } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import styles from './FoundCaters.module.css'

const AT_ONCE = 48

/** The active caterers that the search finds. Where nothing is looked for, those that the page recommends stand first. */
export function FoundCaters(props: {
  query: FoundCaters_query$key
  block: FoundCaters_block$key | null
  search: CaterSearch
}) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment FoundCaters_query on Query
      @refetchable(queryName: "FoundCatersMoreQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 48 }
        after: { type: "String" }
        place: { type: "String" }
        filterIds: { type: "[ID!]" }
      ) {
        caters(first: $first, after: $after, place: $place, filterIds: $filterIds) @connection(key: "FoundCaters_caters") {
          totalCount
          edges {
            node {
              id
              ...CaterCard_cater
            }
          }
        }
      }
    `,
    props.query,
  )
  const block = useFragment(
    graphql`
      fragment FoundCaters_block on LandingBlock {
        title
        ... on CaterBlock {
          caters {
            id
          }
        }
      }
    `,
    props.block,
  )
  const isSearching = isSearch(props.search)
  const recommended = isSearching ? [] : (block?.caters ?? []).map(({ id }) => id)
  const { totalCount, edges } = data.caters
  const found = recommendedFirst(
    edges.map(({ node }) => node),
    recommended,
  )
  return (
    <section className={text.page} id="leverandorer" aria-labelledby="fundne">
      <div className={styles.head}>
        <h2 id="fundne" aria-live="polite">
          {isSearching ? countText(totalCount, props.search.place) : block?.title || 'Leverandører'}
        </h2>
        {isSearching && (
          <Link to={paths.home()} preventScrollReset>
            Ryd filter
          </Link>
        )}
      </div>
      {found.length > 0 ? (
        <ul className={styles.cards}>
          {found.map((cater) => (
            <li key={cater.id}>
              <CaterCard cater={cater} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes(styles.none, text.soft)}>
          {isSearching ? 'Prøv et andet sted eller færre filtre.' : 'Der er ingen leverandører endnu.'}
        </p>
      )}
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(AT_ONCE)}>
          Vis flere
        </Button>
      )}
    </section>
  )
}

function recommendedFirst<Thing extends { id: string }>(things: readonly Thing[], ids: readonly string[]): Thing[] {
  const placeOf = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return things.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function countText(count: number, place: string): string {
  const caters = count === 0 ? 'Ingen leverandører' : count === 1 ? '1 leverandør' : `${count} leverandører`
  return place ? `${caters} i ${place}` : caters
}
