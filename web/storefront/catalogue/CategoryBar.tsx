import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CategoryNav_categories$key } from '../../__generated__/CategoryNav_categories.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import styles from './CategoryBar.module.css'
import { CategoryNav } from './CategoryNav.tsx'
import { LazyFoodFilter } from './LazyFoodFilter.tsx'

/** The current category on narrow screens, and the links to the others. */
export function CategoryBar(props: {
  categories: CategoryNav_categories$key
  active: { id: string; name: string } | null
}) {
  const { key } = useLocation()
  // a choice leads to another entry of the history, which closes the sheet
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <div className={styles.bar}>
      <Button onClick={() => setOpenAt(key)} aria-haspopup="dialog">
        <span>
          <span className={styles.label}>Vælg madtyper: </span>
          <b>{props.active?.name}</b>
        </span>
        <Icon name="chevronDown" />
      </Button>
      <div className={styles.filter}>
        <LazyFoodFilter isIcon />
      </div>
      <noscript>
        <CategoryNav categories={props.categories} active={props.active?.id ?? null} />
      </noscript>
      {openAt === key && (
        <LazyDialog isOpen onClose={() => setOpenAt(null)} title="Vælg madtyper" variant="sheet">
          <CategoryNav categories={props.categories} active={props.active?.id ?? null} isInSheet />
        </LazyDialog>
      )}
    </div>
  )
}
