import { graphql, useFragment } from 'react-relay/hooks'
import { totalCovers } from '../../../domain/basket.ts'
import type { BasketCard_cater$key } from '../../__generated__/BasketCard_cater.graphql.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import styles from './BasketCard.module.css'
import { BasketContents } from './BasketContents.tsx'
import { useBasket } from './useBasket.ts'

/** The basket beside the menus on a wide screen. Its lines scroll, total and button never do. */
export function BasketCard(props: { cater: BasketCard_cater$key; className: string | undefined }) {
  const cater = useFragment(
    graphql`
      fragment BasketCard_cater on Cater {
        number
        name
        ...BasketContents_cater
      }
    `,
    props.cater,
  )
  const { basket } = useBasket(cater.number)
  const covers = totalCovers(basket)
  return (
    <aside className={classes(styles.basket, props.className)} aria-labelledby="kurv">
      <div className={styles.head}>
        <h2 id="kurv">Kurv</h2>
        {covers > 0 && <span className={classes(text.note, text.num)}>{coversText(covers)}</span>}
      </div>
      <BasketContents cater={cater} />
      {covers > 0 && (
        <>
          <ButtonLink to={paths.order()} look="main" isBig isWide>
            Gå til bestilling
          </ButtonLink>
          <p className={classes(text.note, styles.note)}>
            Inkl. moms. Du betaler først, når {cater.name} har godkendt.
          </p>
        </>
      )}
    </aside>
  )
}

/** '1 kuvert', '40 kuverter'. */
export function coversText(covers: number): string {
  return covers === 1 ? '1 kuvert' : `${covers} kuverter`
}
