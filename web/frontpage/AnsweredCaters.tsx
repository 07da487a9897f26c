import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDayAndMonth } from '../../domain/time/formats.ts'
import { formatCovers } from '../../domain/texts/counts.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { COURSE_NAMES } from '../../domain/menus/courses.ts'
import { ALLERGEN_NAMES, ALLERGENS } from '../../domain/foods/allergens.ts'
import { isDietFilterSet } from '../../domain/foods/dietFilter.ts'
import { DIET_NAMES, DIETS } from '../../domain/foods/diets.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { FIT_TITLES, formatDietFilter } from '../foods/dietTexts.ts'
import type {
  AnsweredCaters_query$data,
  AnsweredCaters_query$key,
} from '../__generated__/AnsweredCaters_query.graphql.ts'
import { paths } from '../page/paths.ts'
import { ReviewsNote } from '../reviews/ReviewsNote.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { opensElsewhere } from '../ui/opensElsewhere.ts'
import text from '../ui/text.module.css'
import { AnswerCard } from './AnswerCard.tsx'
import { formatNoCourse, formatRelaxation } from './answerTexts.ts'
import { AFTER, searchAddress, zipCodeOf } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { ComparisonBar } from './ComparisonBar.tsx'
import styles from './FoundCaters.module.css'

const AT_ONCE = 24

interface Group {
  title: string | null
  matches: readonly string[]
  /** The fit of the menus to the diet filter; left out where none is set. */
  fit?: string
}

const CAN = ['POSSIBLE', 'OVER_BUDGET']

/** The groups of answers, in the order of 'Passer bedst'. */
const groupsOf = (search: CaterSearch): Group[] => [
  ...(isDietFilterSet(search.dietFilter)
    ? [
        { title: FIT_TITLES.FITS, matches: CAN, fit: 'FITS' },
        { title: FIT_TITLES.CAN_BE_CHOSEN, matches: CAN, fit: 'CAN_BE_CHOSEN' },
        { title: FIT_TITLES.UNKNOWN, matches: ['UNDECLARED'] },
      ]
    : [{ title: null, matches: CAN }]),
  { title: 'Kan ikke den dag', matches: ['OTHER_DATE'] },
  { title: 'Leverer ikke dertil', matches: ['NOT_DELIVERED'] },
  { title: 'Har ingen menu til så mange gæster', matches: ['NO_MENU'] },
  { title: 'Har ingen menu, der passer', matches: ['DOES_NOT_FIT'] },
  { title: formatNoCourse(search.course), matches: ['NO_COURSE'] },
]

/** MAR-2: what each caterer answers to place, date, covers and budget, the best first; without a hit, what to drop. */
export function AnsweredCaters(props: { query: AnsweredCaters_query$key; search: CaterSearch }) {
  const { search } = props
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment(
    graphql`
      fragment AnsweredCaters_query on Query
      @refetchable(queryName: "AnsweredCatersMoreQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 24 }
        after: { type: "String" }
        input: { type: "CaterSearchInput!" }
        otherMenus: { type: "Int", defaultValue: 0 }
      ) {
        searchCaters(input: $input, first: $first, after: $after, otherMenus: $otherMenus)
          @connection(key: "AnsweredCaters_searchCaters", filters: ["input", "otherMenus"]) {
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
            allergen
            diet
          }
          edges {
            match
            fit
            node {
              id
            }
            ...AnswerCard_edge
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    props.query,
  )
  const { totalCount, hitCount, district, relaxations, edges, pageInfo } = data.searchCaters
  const answers = useRef<HTMLElement>(null)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const showMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isLoadingNext) return
    const onComplete = (error: Error | null) => {
      setHasFailed(error !== null)
      if (!error) setFirstNew(edges.length)
    }
    loadNext(AT_ONCE, { onComplete })
  }
  // the link moves down or goes: the focus goes on to the first that is new
  useEffect(() => {
    if (firstNew !== null) answers.current?.querySelectorAll('article')[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])
  const isUnknownCode = zipCodeOf(search) !== null && district == null
  return (
    <section ref={answers} className={text.page} id="leverandorer" aria-labelledby="fundne">
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
      {isUnknownCode && <p className={classes(styles.none, text.soft)}>{`${REFUSAL_TEXTS.zipCodeUnknown}.`}</p>}
      {hitCount === 0 && relaxations.length > 0 && (
        <div className={styles.none}>
          <p>Fjern ét af jeres ønsker, så er der køkkener, der kan:</p>
          <ul className={styles.relaxations}>
            {relaxations.map((relaxation) => (
              <li key={`${relaxation.condition}${nameOf(relaxation) ?? ''}`}>
                <Link to={`${paths.home()}${searchAddress(without(search, relaxation))}#leverandorer`}>
                  {formatRelaxation(relaxation.condition, nameOf(relaxation), relaxation.count)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {totalCount === 0 && relaxations.length === 0 && (
        <p className={classes(styles.none, text.soft)}>
          <span>{`${search.filters.length > 0 ? 'Prøv et andet sted eller færre filtre' : 'Prøv en by i nærheden'}, eller `}</span>
          <Link to={paths.home()}>se alle køkkener</Link>.
        </p>
      )}
      {groupsOf(search).map(({ title, matches, fit }) => {
        const group = edges.filter((edge) => matches.includes(edge.match) && (fit === undefined || edge.fit === fit))
        if (group.length === 0) return null
        return (
          <div key={title}>
            {title && <h3 className={styles.group}>{title}</h3>}
            <ul className={styles.cards}>
              {group.map((edge) => (
                <AnswerCard key={edge.node.id} edge={edge} search={search} isComparable={edges.length > 1} />
              ))}
            </ul>
          </div>
        )
      })}
      {edges.length > 1 && <ComparisonBar search={search} />}
      {hasNext && (
        <div className={styles.more}>
          <p role="alert">{hasFailed && !isLoadingNext ? 'Noget gik galt.' : ''}</p>
          <ButtonLink
            to={`${paths.home()}${searchAddress(search)}&${AFTER}=${pageInfo.endCursor ?? ''}#leverandorer`}
            onClick={showMore}
            aria-busy={isLoadingNext || undefined}
            rel="nofollow"
          >
            {hasFailed ? 'Prøv igen' : 'Vis flere'}
          </ButtonLink>
        </div>
      )}
      <details className={styles.sorting}>
        <summary>Sådan sorterer vi</summary>
        <p>
          Hvert køkken svarer med den dyreste menu inden for jeres budget, eller med den billigste, når I ikke har sat
          et. Først står de køkkener, der passer på hele søgningen den dag. Derefter dem, der holder sig inden for
          budgettet. Så tæller anmeldelserne, og mange anmeldelser vejer tungere end få. Ingen kan betale for en bedre
          plads.
        </p>
      </details>
    </section>
  )
}

function titleText(hits: number): string {
  if (hits === 0) return 'Ingen køkkener passer på hele søgningen'
  return hits === 1 ? '1 køkken passer til jer' : `${hits} køkkener passer til jer`
}

/** The search in words: '40 kuverter, 8000 Aarhus C, 12. juni 2027, højst kr. 200,00 pr. kuvert'. */
function questionText(search: CaterSearch, district: string | null): string {
  const { place, date, covers, budget, course } = search
  const zipCode = zipCodeOf(search)
  return [
    course !== 'MEAL' && COURSE_NAMES[course],
    covers !== null && formatCovers(covers),
    zipCode !== null ? [zipCode, district].filter(Boolean).join(' ') : place,
    date !== null && formatDayAndMonth(date, ''),
    budget !== null && `højst ${formatKroner(budget)} pr. kuvert`,
    formatDietFilter(search.dietFilter),
  ]
    .filter(Boolean)
    .join(', ')
}

type Relaxation = AnsweredCaters_query$data['searchCaters']['relaxations'][number]

function nameOf({ filter, allergen, diet }: Relaxation): string | null {
  const named = {
    allergen: ALLERGENS.find((known) => known === allergen),
    diet: DIETS.find((known) => known === diet),
  }
  if (named.allergen) return ALLERGEN_NAMES[named.allergen]
  return named.diet ? DIET_NAMES[named.diet] : (filter?.name ?? null)
}

function without(search: CaterSearch, { condition, filter, allergen, diet }: Relaxation): CaterSearch {
  const { filters, dietFilter } = search
  switch (condition) {
    case 'PLACE':
      return { ...search, place: '' }
    case 'DATE':
      return { ...search, date: null }
    case 'COVERS':
      return { ...search, covers: null }
    case 'BUDGET':
      return { ...search, budget: null }
    case 'COURSE':
      return { ...search, course: 'MEAL' }
    case 'WITHOUT':
      return {
        ...search,
        dietFilter: { ...dietFilter, without: dietFilter.without.filter((unwanted) => unwanted !== allergen) },
      }
    case 'DIET':
      return {
        ...search,
        dietFilter: { ...dietFilter, diets: dietFilter.diets.filter((required) => required !== diet) },
      }
    default:
      return { ...search, filters: filters.filter((number) => number !== String(filter?.number)) }
  }
}
