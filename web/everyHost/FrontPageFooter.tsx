import { Link } from 'react-router'
import { paths } from '../page/paths.ts'
import { classes } from '../ui/classes.ts'
import foot from '../ui/pageFooter.module.css'
import text from '../ui/text.module.css'

/** The foot of the marketplace's pages. */
export function FrontPageFooter() {
  return (
    <footer className={classes(text.page, foot.end)}>
      <p>Kuvert. Alle priser er inkl. moms.</p>
      <Link to={paths.conditions()}>Handelsbetingelser</Link>
      <Link to={paths.accessibility()}>Tilgængelighed</Link>
    </footer>
  )
}
