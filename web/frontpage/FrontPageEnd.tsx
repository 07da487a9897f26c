import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import text from '../ui/text.module.css'
import styles from './FrontPageEnd.module.css'

/** The foot of the marketplace's pages. */
export function FrontPageEnd() {
  return (
    <footer className={classes(text.page, styles.end)}>
      <p>Kuvert</p>
      <Link to={paths.conditions()}>Handelsbetingelser</Link>
    </footer>
  )
}
