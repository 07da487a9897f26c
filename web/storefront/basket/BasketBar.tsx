import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner } from '../../../domain/money/money.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import type { BasketBar_cater$key } from '../../__generated__/BasketBar_cater.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import text from '../../ui/text.module.css'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import styles from './BasketBar.module.css'
import { BasketContents } from './BasketContents.tsx'
import type { LineEditor } from './BasketContents.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { useBasket } from './useBasket.ts'
import { useBasketTotal } from './useBasketTotal.ts'

interface BasketBarProps {
  cater: BasketBar_cater$key
  menus: ShownMenusById | null
  editor: LineEditor
}

/** On narrow screens: covers and total at the foot of the window, and the basket as a sheet. */
export function BasketBar(props: BasketBarProps) {
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
  const { covers, total, lacksDelivery } = useBasketTotal(cater, props.menus)
  const [isOpen, setIsOpen] = useState(false)
  const problemId = useId()
  const isEmpty = basket.menus.length === 0
  // while the sheet is open it stays, so that a removed line can come back
  if (isEmpty && !isOpen) return null
  return (
    <div className={styles.bar} data-basket-bar>
      <p className={classes(text.num, styles.sum)}>
        <span className={text.note}>{`${formatCovers(covers)}${lacksDelivery ? ', uden levering' : ''}`}</span>
        <b>{formatKroner(total)}</b>
      </p>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Se kurv
      </Button>
      {isOpen && (
        <LazyDialog
          isOpen
          onClose={() => setIsOpen(false)}
          title="Kurv"
          variant="sheet"
          footer={!isEmpty && <CheckoutLink caterId={cater.number} menus={props.menus} problemId={problemId} />}
        >
          <BasketContents cater={cater} menus={props.menus} editor={props.editor} problemId={problemId} />
        </LazyDialog>
      )}
    </div>
  )
}
