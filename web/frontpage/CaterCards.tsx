import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterCards_query$key } from '../__generated__/CaterCards_query.graphql.ts'
import { CaterCard } from './CaterCard.tsx'
import styles from './FrontPage.module.css'

/** The active caterers. */
export function CaterCards(props: { query: CaterCards_query$key }) {
  const { caters } = useFragment(
    graphql`
      fragment CaterCards_query on Query {
        caters(first: 100) {
          edges {
            node {
              id
              ...CaterCard_cater
            }
          }
        }
      }
    `,
    props.query,
  )
  return (
    <ul className={styles.cards}>
      {caters.edges.map(({ node }) => (
        <li key={node.id}>
          <CaterCard cater={node} />
        </li>
      ))}
    </ul>
  )
}
