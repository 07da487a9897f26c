import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { StorefrontFooter_cater$key } from '../__generated__/StorefrontFooter_cater.graphql.ts'
import { paths } from '../page/paths.ts'
import { classes } from '../ui/classes.ts'
import foot from '../ui/pageFooter.module.css'
import text from '../ui/text.module.css'

/** The caterer's legal name and address at the foot of each page. */
export function StorefrontFooter(props: { cater: StorefrontFooter_cater$key }) {
  const { name, legalName, cvrNumber, email, smileyUrl } = useFragment(
    graphql`
      fragment StorefrontFooter_cater on Cater {
        name
        legalName
        cvrNumber
        email
        smileyUrl
      }
    `,
    props.cater,
  )
  return (
    <footer className={classes(text.page, foot.end)}>
      <p>{`${legalName ?? name}${cvrNumber ? `, CVR ${cvrNumber}` : ''}. Alle priser er inkl. moms.`}</p>
      <Link to={paths.conditions()}>Handelsbetingelser</Link>
      <Link to={paths.accessibility()}>Tilgængelighed</Link>
      {smileyUrl && (
        <a href={smileyUrl} aria-label="Kontrolrapport: se vores smiley">
          Se vores smiley
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </footer>
  )
}
