import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { SuggestedCaters_suggestions$key } from '../__generated__/SuggestedCaters_suggestions.graphql.ts'
import { paths } from '../page/paths.ts'
import text from '../ui/text.module.css'
import { CaterCard } from './CaterCard.tsx'
import styles from './FoundCaters.module.css'

/** The caterers near the place of a search; where it finds nothing, all others, so that the page is never empty. */
export function SuggestedCaters(props: { suggestions: SuggestedCaters_suggestions$key }) {
  const { areNearby, caters } = useFragment(
    graphql`
      fragment SuggestedCaters_suggestions on CaterSuggestions {
        areNearby
        caters {
          kilometres
          cater {
            id
            ...CaterCard_cater
          }
        }
      }
    `,
    props.suggestions,
  )
  if (caters.length === 0) return null
  const hasDistances = caters.some(({ kilometres }) => kilometres !== null)
  return (
    <section className={text.page} aria-labelledby="foreslaaede">
      <div className={styles.head}>
        <div>
          <h2 id="foreslaaede">{areNearby ? 'I nærheden' : 'Andre køkkener'}</h2>
          {hasDistances && (
            <p className={text.soft}>Afstanden er i luftlinje. Spørg køkkenet, om det leverer hos jer.</p>
          )}
        </div>
        {!areNearby && (
          <Link to={paths.home()} preventScrollReset>
            Se alle køkkener
          </Link>
        )}
      </div>
      <ul className={styles.cards}>
        {caters.map(({ cater, kilometres }) => (
          <CaterCard key={cater.id} cater={cater} kilometres={kilometres} />
        ))}
      </ul>
    </section>
  )
}
