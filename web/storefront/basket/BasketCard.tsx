import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { BasketCard_cater$key } from '../../__generated__/BasketCard_cater.graphql.ts'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import styles from './BasketCard.module.css'
import { BasketContents } from './BasketContents.tsx'
import type { LineEditor } from './BasketContents.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { useBasket } from './useBasket.ts'
import { useBasketTotal } from './useBasketTotal.ts'

interface BasketCardProps {
  cater: BasketCard_cater$key
  menus: ShownMenusById | null
  editor: LineEditor
  className: string | undefined
}

/** The basket beside the menus on a wide screen. Its lines scroll, total and button never do. */
export function BasketCard(props: BasketCardProps) {
  const cater = useFragment(
    graphql`
      fragment BasketCard_cater on Cater {
        number
        name
        ...useBasketTotal_cater
        ...BasketContents_cater
      }
    `,
    props.cater,
  )
  const { basket } = useBasket(cater.number)
  const { covers } = useBasketTotal(cater, props.menus)
  const problemId = useId()
  return (
    <aside className={classes(styles.basket, props.className)} aria-labelledby="kurv">
      <div className={breakdown.head}>
        <h2 id="kurv">Kurv</h2>
        {covers > 0 && <span className={classes(text.note, text.num)}>{formatCovers(covers)}</span>}
      </div>
      <BasketContents cater={cater} menus={props.menus} editor={props.editor} problemId={problemId} />
      {basket.menus.length > 0 && (
        <>
          <CheckoutLink caterId={cater.number} menus={props.menus} problemId={problemId} />
          <p className={classes(text.note, styles.note)}>{`Du betaler først, når ${cater.name} har godkendt.`}</p>
        </>
      )}
    </aside>
  )
}
