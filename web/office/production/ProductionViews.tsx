import { useLayoutEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../page/paths.ts'
import type { ProductionDays } from './productionDays.ts'
import styles from './ProductionViews.module.css'

const VIEWS = [
  { name: 'Efter ret', path: paths.officeProduction() },
  { name: 'Efter ordre', path: paths.officeKitchenOrders() },
  { name: 'Sedler', path: paths.officeDaySlips() },
  { name: 'Etiketter', path: paths.officeDayLabels() },
  { name: 'Kørsel', path: paths.officeDrive() },
]

/** The views of the production of some days. */
export function ProductionViews({ days: { from, to } }: { days: ProductionDays }) {
  const search = `?${new URLSearchParams(from === to ? { from } : { from, to })}`
  const ref = useRef<HTMLElement>(null)
  // on a phone the row is wider than the screen
  useLayoutEffect(() => {
    const row = ref.current
    const chosen = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [])
  return (
    <nav className={styles.views} aria-label="Visning" ref={ref}>
      {VIEWS.map(({ name, path }) => (
        <NavLink key={path} to={path + search} end>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
