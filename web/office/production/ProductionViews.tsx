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
  return (
    <nav className={styles.views} aria-label="Visning">
      {VIEWS.map(({ name, path }) => (
        <NavLink key={path} to={path + search} end>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
