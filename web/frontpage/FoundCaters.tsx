import { useEffect, useRef, useState } from 'react'
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

const AT_ONCE = 36

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
        first: { type: "Int", defaultValue: 36 }
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
            isActive
            ...CaterCard_cater
          }
        }
      }
    `,
    props.block,
  )
  const isSearching = isSearch(props.search)
  const { totalCount, edges } = data.caters
  const recommended = isSearching ? [] : (block?.caters ?? []).filter(({ isActive }) => isActive)
  const others = edges.filter(({ node }) => recommended.every(({ id }) => id !== node.id))
  const found = [...recommended, ...others.map(({ node }) => node)]

  const cards = useRef<HTMLUListElement>(null)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const showMore = () => {
    const shown = cards.current?.children.length ?? 0
    const onComplete = (error: Error | null) => {
      setHasFailed(error !== null)
      if (!error) setFirstNew(shown)
    }
    loadNext(AT_ONCE, { onComplete })
  }
  // the button moves down or goes: the focus goes on to the first that is new
  useEffect(() => {
    if (firstNew !== null) cards.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])
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
        <ul ref={cards} className={styles.cards}>
          {found.map((cater) => (
            <CaterCard key={cater.id} cater={cater} />
          ))}
        </ul>
      ) : (
        <p className={classes(styles.none, text.soft)}>
          {isSearching ? 'Prøv et andet sted eller færre filtre.' : 'Der er ingen leverandører endnu.'}
        </p>
      )}
      {hasNext && (
        <div className={styles.more}>
          <p role="alert">{hasFailed && !isLoadingNext ? 'Noget gik galt.' : ''}</p>
          <Button isPending={isLoadingNext} onClick={showMore}>
            {hasFailed ? 'Prøv igen' : 'Vis flere'}
          </Button>
        </div>
      )}
    </section>
  )
}

function countText(count: number, place: string): string {
  const caters = count === 0 ? 'Ingen leverandører' : count === 1 ? '1 leverandør' : `${count} leverandører`
  return place ? `${caters} i ${place}` : caters
}
