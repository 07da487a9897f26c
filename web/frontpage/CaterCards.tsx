import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterCards_query$key } from '../__generated__/CaterCards_query.graphql.ts'
import { CaterCard } from './CaterCard.tsx'
import styles from './FrontPage.module.css'

/** The active caterers. */
export function CaterCards(props: { query: CaterCards_query$key }) {
  const { caters } = useFragment(
    graphql`
      fragment CaterCards_query on Query {
        caters {
          id
          ...CaterCard_cater
        }
      }
    `,
    props.query,
  )
  return (
    <ul className={styles.cards}>
      {caters.map((cater) => (
        <li key={cater.id}>
          <CaterCard cater={cater} />
        </li>
      ))}
    </ul>
  )
}
