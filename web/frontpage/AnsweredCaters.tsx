import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDayAndMonth } from '../../domain/formats.ts'
import { formatCovers } from '../../domain/counts.ts'
import { formatKroner } from '../../domain/money.ts'
import { REFUSAL_TEXTS } from '../../domain/texts.ts'
import type { AnsweredCaters_query$key } from '../__generated__/AnsweredCaters_query.graphql.ts'
import { paths } from '../paths.ts'
import { ReviewsNote } from '../storefront/ReviewsNote.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import text from '../ui/text.module.css'
import { AnswerCard } from './AnswerCard.tsx'
import { formatRelaxation } from './answerTexts.ts'
import { searchAddress, zipCodeOf } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import styles from './FoundCaters.module.css'

const AT_ONCE = 12

/** The groups of answers, in the order of 'Passer bedst'. */
const GROUPS = [
  { title: null, matches: ['POSSIBLE', 'OVER_BUDGET'] },
  { title: 'Kan ikke den dag', matches: ['OTHER_DATE'] },
  { title: 'Leverer ikke dertil', matches: ['NOT_DELIVERED'] },
  { title: 'Har ingen menu til så mange', matches: ['NO_MENU'] },
] as const

/** MAR-2: what each caterer answers to place, date, covers and budget, the best first; without a hit, what to drop. */
export function AnsweredCaters(props: { query: AnsweredCaters_query$key; search: CaterSearch }) {
  const { search } = props
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment AnsweredCaters_query on Query
      @refetchable(queryName: "AnsweredCatersMoreQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 12 }
        after: { type: "String" }
        input: { type: "CaterSearchInput!" }
      ) {
        searchCaters(input: $input, first: $first, after: $after)
          @connection(key: "AnsweredCaters_searchCaters", filters: ["input"]) {
          totalCount
          hitCount
          district
          relaxations {
            condition
            count
            filter {
              number
              name
            }
          }
          edges {
            match
            node {
              id
            }
            ...AnswerCard_edge
          }
        }
      }
    `,
    props.query,
  )
  const { totalCount, hitCount, district, relaxations, edges } = data.searchCaters
  const isUnknownCode = zipCodeOf(search) !== null && district == null
  return (
    <section className={text.page} id="leverandorer" aria-labelledby="fundne">
      <div className={styles.head}>
        <div>
          <h2 id="fundne" aria-live="polite">
            {titleText(hitCount)}
          </h2>
          <p className={text.soft}>{questionText(search, district ?? null)}</p>
          <ReviewsNote />
        </div>
        <Link to={paths.home()} preventScrollReset>
          Ryd søgning
        </Link>
      </div>
      {isUnknownCode && <p className={classes(styles.none, text.soft)}>{REFUSAL_TEXTS.zipCodeUnknown}.</p>}
      {hitCount === 0 && relaxations.length > 0 && (
        <div className={styles.none}>
          <p>Slip ét af jeres ønsker, så er der nogen, der kan:</p>
          <ul className={styles.relaxations}>
            {relaxations.map(({ condition, count, filter }) => (
              <li key={`${condition}${filter?.number ?? ''}`}>
                <Link
                  to={`${paths.home()}${searchAddress(without(search, condition, filter?.number ?? null))}#leverandorer`}
                >
                  {formatRelaxation(condition, filter?.name ?? null, count)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {totalCount === 0 && relaxations.length === 0 && (
        <p className={classes(styles.none, text.soft)}>
          Prøv et andet sted eller færre filtre, eller <Link to={paths.home()}>se alle køkkener</Link>.
        </p>
      )}
      {GROUPS.map(({ title, matches }) => {
        const group = edges.filter(({ match }) => (matches as readonly string[]).includes(match))
        if (group.length === 0) return null
        return (
          <div key={matches[0]}>
            {title && <h3 className={styles.group}>{title}</h3>}
            <ul className={styles.cards}>
              {group.map((edge) => (
                <AnswerCard key={edge.node.id} edge={edge} search={search} />
              ))}
            </ul>
          </div>
        )
      })}
      {hasNext && (
        <div className={styles.more}>
          <Button isPending={isLoadingNext} onClick={() => loadNext(AT_ONCE)}>
            Vis flere
          </Button>
        </div>
      )}
      <details className={styles.sorting}>
        <summary>Sådan sorterer vi</summary>
        <p>
          Først de køkkener, der kan det hele den dag. Derefter dem, der holder sig inden for budgettet. Så tæller
          anmeldelserne, og mange anmeldelser vejer tungere end få. Ingen kan betale for en bedre plads.
        </p>
      </details>
    </section>
  )
}

function titleText(hits: number): string {
  if (hits === 0) return 'Ingen køkkener kan det hele'
  return hits === 1 ? '1 køkken passer til jer' : `${hits} køkkener passer til jer`
}

/** What was asked for: '40 kuverter, 8000 Aarhus C, 12. juni 2027, højst kr. 200,00 pr. kuvert'. */
function questionText(search: CaterSearch, district: string | null): string {
  const { place, date, covers, budget } = search
  const zipCode = zipCodeOf(search)
  return [
    covers !== null && formatCovers(covers),
    zipCode !== null ? [zipCode, district].filter(Boolean).join(' ') : place,
    date !== null && formatDayAndMonth(date, ''),
    budget !== null && `højst ${formatKroner(budget)} pr. kuvert`,
  ]
    .filter(Boolean)
    .join(', ')
}

function without(search: CaterSearch, condition: string, filter: number | null): CaterSearch {
  switch (condition) {
    case 'PLACE':
      return { ...search, place: '' }
    case 'DATE':
      return { ...search, date: null }
    case 'COVERS':
      return { ...search, covers: null }
    case 'BUDGET':
      return { ...search, budget: null }
    default:
      return { ...search, filters: search.filters.filter((number) => number !== String(filter)) }
  }
}
