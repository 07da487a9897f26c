import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { FoundCaters_block$key } from '../__generated__/FoundCaters_block.graphql.ts'
import type { FoundCaters_suggestions$key } from '../__generated__/FoundCaters_suggestions.graphql.ts'
import type { FoundCaters_query$key } from '../__generated__/FoundCaters_query.graphql.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { ReviewsNote } from '../reviews/ReviewsNote.tsx'
import text from '../ui/text.module.css'
import { CaterCard } from './CaterCard.tsx'
import { isSearch } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { countText, nothingFoundText } from './caterTexts.ts'
import styles from './FoundCaters.module.css'

const AT_ONCE = 24

/** The active caterers that the search finds. Without a search, those that the page recommends stand first. */
export function FoundCaters(props: {
  query: FoundCaters_query$key
  block: FoundCaters_block$key | null
  suggestions: FoundCaters_suggestions$key | null
  search: CaterSearch
}) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment FoundCaters_query on Query
      @refetchable(queryName: "FoundCatersMoreQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 24 }
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
  const suggestions = useFragment(
    graphql`
      fragment FoundCaters_suggestions on CaterSuggestions {
        isUnknownZipCode
        postalDistrict {
          zipCode
          city
        }
      }
    `,
    props.suggestions,
  )
  const district = suggestions?.postalDistrict
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
        <div>
          <h2 id="fundne" aria-live="polite">
            {isSearching
              ? countText(totalCount, props.search.place, district ? `${district.zipCode} ${district.city}` : null)
              : block?.title || 'Køkkener'}
          </h2>
          <ReviewsNote />
        </div>
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
          {!isSearching
            ? 'Der er ingen køkkener endnu.'
            : suggestions?.isUnknownZipCode
              ? `${REFUSAL_TEXTS.zipCodeUnknown}. Se køkkenerne herunder.`
              : nothingFoundText(props.search)}
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
