import { graphql, useFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { basketLineTotal } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { CatalogueMenus } from '../../../domain/basket/basketReview.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import type { AddedDialog_cater$key } from '../../__generated__/AddedDialog_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import text from '../../ui/text.module.css'
import styles from './AddedDialog.module.css'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import { useBasketTotal } from './useBasketTotal.ts'

interface AddedDialogProps {
  cater: AddedDialog_cater$key
  menus: CatalogueMenus | null
  /** The line just added; null for none. */
  line: BasketMenu | null
  onClose: () => void
}

/** After adding: go on shopping, or go to the order form. */
export function AddedDialog(props: AddedDialogProps) {
  const { menus, line, onClose } = props
  const cater = useFragment(
    graphql`
      fragment AddedDialog_cater on Cater {
        ...useBasketTotal_cater
      }
    `,
    props.cater,
  )
  const { total, lacksDelivery } = useBasketTotal(cater, menus)
  if (!line) return null
  const what = [chosenText(line), extrasText(line)].filter(Boolean).join(', ')
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title="Lagt i kurven"
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Fortsæt med at handle</Button>
          <ButtonLink to={paths.order()} variant="primary">
            Gå til bestilling
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.line}>
        <div>
          <b>{`${groupThousands(String(line.amount))} × ${line.name}`}</b>
          {what && <p className={text.note}>{what}</p>}
        </div>
        <p className={text.num}>{formatKroner(basketLineTotal(line))}</p>
      </div>
      <p className={classes(text.num, styles.total)}>
        <span>{lacksDelivery ? 'Kurven i alt, uden levering' : 'Kurven i alt'}</span>
        <b>{formatKroner(total)}</b>
      </p>
    </LazyDialog>
  )
}
