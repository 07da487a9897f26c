import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { totalCovers } from '../../../domain/basket.ts'
import { formatKroner } from '../../../domain/money.ts'
import type { BasketBar_cater$key } from '../../__generated__/BasketBar_cater.graphql.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import text from '../../ui/text.module.css'
import styles from './BasketBar.module.css'
import { coversText } from './BasketCard.tsx'
import { BasketContents } from './BasketContents.tsx'
import { useBasket } from './useBasket.ts'
import { useBasketTotal } from './useBasketTotal.ts'

/** On narrow screens: covers and total at the foot of the window, and the basket as a sheet. */
export function BasketBar(props: { cater: BasketBar_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment BasketBar_cater on Cater {
        number
        ...useBasketTotal_cater
        ...BasketContents_cater
      }
    `,
    props.cater,
  )
  const { basket } = useBasket(cater.number)
  const { total } = useBasketTotal(cater)
  const [isOpen, setIsOpen] = useState(false)
  const covers = totalCovers(basket)
  // while the sheet is open it stays, so that a removed line can come back
  if (covers === 0 && !isOpen) return null
  return (
    <div className={styles.bar}>
      <p className={classes(text.num, styles.sum)}>
        <span className={text.note}>{coversText(covers)}</span>
        <b>{formatKroner(covers > 0 ? total : 0)}</b>
      </p>
      <Button look="main" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Se kurv
      </Button>
      {isOpen && (
        <LazyDialog
          isOpen
          onClose={() => setIsOpen(false)}
          title="Kurv"
          form="sheet"
          foot={
            covers > 0 && (
              <ButtonLink to={paths.order()} look="main" isBig isWide>
                Gå til bestilling
              </ButtonLink>
            )
          }
        >
          <BasketContents cater={cater} />
        </LazyDialog>
      )}
    </div>
  )
}
