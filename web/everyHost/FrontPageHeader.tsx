import { Link } from 'react-router'
import { paths } from '../page/paths.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import styles from './FrontPageHeader.module.css'

/** The marketplace's name, which leads home, and the link to the login. */
export function FrontPageHeader() {
  return (
    <header className={classes(text.page, styles.top)}>
      <Link className={styles.logo} to={paths.home()}>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="17" />
          <circle cx="18" cy="18" r="10.5" />
        </svg>
        Kuvert
      </Link>
      <nav aria-label="Side">
        <Link to={paths.login()}>
          <Icon name="user" />
          Log ind
        </Link>
      </nav>
    </header>
  )
}
