import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import { lowerName } from '../../../domain/foods/allergenTexts.ts'
import { type DietFilter, isDietFilterSet } from '../../../domain/foods/dietFilter.ts'
import { FIT_TITLES, formatDietFilter, formatNotMet } from '../../foods/dietTexts.ts'
import type { MenusByFitQuery } from '../../__generated__/MenusByFitQuery.graphql.ts'
import { readDietFilter } from '../../foods/dietFilter.ts'
import { useDietFilterText } from '../../foods/storedDietFilter.ts'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import styles from './MenusByFit.module.css'

const query = graphql`
  query MenusByFitQuery($number: Int!, $without: [Allergen!]!, $diets: [Diet!]!) {
    cater(number: $number) {
      categories {
        menus {
          uuid
          fit(without: $without, diets: $diets)
          allergens {
            allergen
            presence
          }
        }
      }
    }
  }
`

type MenuData = NonNullable<
  NonNullable<NonNullable<MenusByFitQuery['response']['cater']>['categories']>[number]['menus']
>[number]

const BLOCKS = ['FITS', 'CAN_BE_CHOSEN', 'UNKNOWN'] as const

/** ALG-5: menus in blocks by how they meet the visitor's diet filter. Undeclared menus are never hidden, and never counted as fitting. */
export function MenusByFit(props: {
  caterId: number
  menus: readonly OfferedMenu[]
  /** Renders a menu with the note on its allergens. */
  children: (menu: OfferedMenu, note: ReactNode) => ReactNode
}) {
  const { caterId, menus, children } = props
  const filter = readDietFilter(new URLSearchParams(useDietFilterText()))
  const fits = useFits(caterId, filter)
  if (!isDietFilterSet(filter)) return menus.map((menu) => children(menu, null))
  if (fits === null) return <p className={styles.empty}>Finder det, der passer ...</p>
  if (fits === 'failed') return menus.map((menu) => children(menu, <p className={styles.note}>Ikke oplyst.</p>))
  // A menu of which nothing is known is undeclared
  const fitOf = ({ id }: OfferedMenu) => fits.get(id)?.fit ?? 'UNKNOWN'
  const left = menus.filter((menu) => fitOf(menu) === 'DOES_NOT_FIT').length
  return (
    <>
      {BLOCKS.map((fit) => {
        const block = menus.filter((menu) => fitOf(menu) === fit)
        if (block.length === 0) return null
        return (
          <section key={fit} aria-labelledby={`passer-${fit}`}>
            <h3 id={`passer-${fit}`} className={styles.title}>
              {FIT_TITLES[fit]}
            </h3>
            {block.map((menu) => children(menu, <p className={styles.note}>{noteOf(fits.get(menu.id), filter)}</p>))}
          </section>
        )
      })}
      {left > 0 && <p className={styles.empty}>{formatNotMet(left, filter)}</p>}
    </>
  )
}

/** Null until it is known. */
function useFits(number: number, { without, diets }: DietFilter): ReadonlyMap<string, MenuData> | 'failed' | null {
  const environment = useRelayEnvironment()
  const key = `${without.join()}|${diets.join()}`
  const [answer, setAnswer] = useState<{ key: string; fits: ReadonlyMap<string, MenuData> | 'failed' } | null>(null)
  useEffect(() => {
    const [allergens = '', kinds = ''] = key.split('|')
    const list = (codes: string) => codes.split(',').filter(Boolean)
    const variables = { number, without: list(allergens), diets: list(kinds) } as MenusByFitQuery['variables']
    const options = { fetchPolicy: 'store-or-network' } as const
    const subscription = fetchQuery<MenusByFitQuery>(environment, query, variables, options).subscribe({
      next: ({ cater }) => {
        const menus = (cater?.categories ?? []).flatMap((category) => category.menus ?? [])
        setAnswer({ key, fits: new Map(menus.map((menu) => [menu.uuid, menu])) })
      },
      error: () => setAnswer({ key, fits: 'failed' }),
    })
    return () => subscription.unsubscribe()
  }, [environment, number, key])
  return answer?.key === key ? answer.fits : null
}

/** 'Kan vælges uden gluten. Altid: rug. Efter valg: æg, mælk.' */
function noteOf(menu: MenuData | undefined, filter: DietFilter): string {
  const named = (presence: string) =>
    ALLERGENS.filter((allergen) =>
      menu?.allergens.some((stated) => stated.allergen === allergen && stated.presence === presence),
    )
      .map(lowerName)
      .join(', ')
  const [always, depends] = [named('ALWAYS'), named('DEPENDS')]
  return [
    menu?.fit === 'CAN_BE_CHOSEN' && `Kan vælges ${formatDietFilter(filter)}.`,
    menu?.fit === 'UNKNOWN' && 'Ikke oplyst for al maden.',
    always && `Altid: ${always}.`,
    depends && `Efter valg: ${depends}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
