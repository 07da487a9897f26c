import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { isSatisfiable } from '../../../domain/menus/choices.ts'
import type { CategorySection_category$key } from '../../__generated__/CategorySection_category.graphql.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { useDietFilterText } from '../../foods/storedDietFilter.ts'
import { upTo } from '../../ui/breakpoints.ts'
import { Html } from '../../ui/Html.tsx'
import { Picture } from '../../pictures/Picture.tsx'
import styles from './CategorySection.module.css'
import { LazyFoodFilter } from './LazyFoodFilter.tsx'
import { MenuCard } from './MenuCard.tsx'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'

const MenusByFit = lazy(() => import('./MenusByFit.tsx').then((module) => ({ default: module.MenusByFit })))

/** So many cards have their pictures loaded with the page. */
const EARLY_CARDS = 4

interface CategorySectionProps {
  category: CategorySection_category$key
  /** Null where they could not be loaded. */
  menus: readonly OfferedMenu[] | null
  caterId: number
  onAdded: (line: BasketMenu) => void
}

/** A category with its picture and its menus. A menu that nobody could complete is not offered. */
export function CategorySection({ category, menus, caterId, onAdded }: CategorySectionProps) {
  const { name, description, images } = useFragment(
    graphql`
      fragment CategorySection_category on Category {
        name
        description
        images {
          ...Picture_image
        }
      }
    `,
    category,
  )
  const offered = (menus ?? []).filter(isSatisfiable)
  const menusWithDeadline = offered.filter(({ hasDeadline }) => hasDeadline).map(({ id }) => id)
  const card = { caterId, onAdded, menusWithDeadline }
  const hasDietFilter = useDietFilterText() !== ''
  return (
    <section aria-labelledby="kategori">
      {images[0] && (
        <div className={styles.picture}>
          <Picture image={images[0]} sizes={`${upTo('laptop')} 91vw, min(91vw - 40rem, 44rem)`} />
        </div>
      )}
      <div className={styles.head}>
        <h2 id="kategori">{name}</h2>
        <div className={styles.filter}>
          <LazyFoodFilter />
        </div>
        {description && <Html className={styles.text} html={description} />}
      </div>
      <hr className={styles.rule} />
      {!menus && <FailedPart />}
      {menus && offered.length === 0 && <p className={styles.none}>Ingen menuer i denne kategori.</p>}
      <div className={styles.menus}>
        {hasDietFilter ? (
          <Suspense>
            <MenusByFit caterId={caterId} menus={offered}>
              {(menu, note) => <MenuCard key={menu.id} {...card} menu={menu} isEarly={false} note={note} />}
            </MenusByFit>
          </Suspense>
        ) : (
          offered.map((menu, index) => <MenuCard key={menu.id} {...card} menu={menu} isEarly={index < EARLY_CARDS} />)
        )}
      </div>
    </section>
  )
}
