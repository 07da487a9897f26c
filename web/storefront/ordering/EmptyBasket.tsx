import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { EmptyBasket_cater$key } from '../../__generated__/EmptyBasket_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPlateArt } from '../../ui/EmptyPlateArt.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './EmptyBasket.module.css'

/** Replaces the order form while the basket is empty. */
export function EmptyBasket(props: { cater: EmptyBasket_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment EmptyBasket_cater on Cater {
        name
        minCovers
      }
    `,
    props.cater,
  )
  return (
    <div className={styles.empty}>
      <EmptyPlateArt />
      <h1>Din kurv er tom.</h1>
      <p className={textStyles.soft}>
        {`Her kan du bestille, når der er mad i kurven.${cater.minCovers ? ` ${cater.name} laver mad fra ${formatCovers(cater.minCovers)}.` : ''}`}
      </p>
      <ButtonLink to={paths.home()} variant="primary" size="lg">
        Se menuer
      </ButtonLink>
    </div>
  )
}
