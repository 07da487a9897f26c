import { useLayoutEffect, useRef, useState } from 'react'
import { formatOfficePrice } from '../../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { classes } from '../../ui/classes.ts'
import styles from './MenuList.module.css'
import type { MenuRow } from './menuRow.ts'
import type { MenuPrices } from './useMenuPrices.ts'

/** The price of a menu, which is edited where it stands: Enter saves it and opens the next one's, Esc leaves it. */
export function MenuPriceCell(props: { row: MenuRow; prices: MenuPrices; nextId: string | null }) {
  const { row, prices } = props
  const unsaved = prices.unsavedOf(row.id)
  if (prices.openId === row.id) return <PriceField {...props} key={row.id} />
  return (
    <span className={styles.price}>
      <button
        type="button"
        className={classes(styles.edit, styles.amount)}
        aria-label={`Pris for ${row.name}, ${unsaved?.typed ?? formatOfficePrice(row.price)}`}
        data-unsaved={unsaved ? '' : undefined}
        onClick={() => prices.open(row.id)}
      >
        {unsaved?.typed ?? formatOfficePrice(row.price)}
      </button>
      {unsaved && (
        <small role="alert">{unsaved.error === 'invalid' ? REFUSAL_TEXTS.amount : 'Ikke gemt. Prøv igen.'}</small>
      )}
    </span>
  )
}

function PriceField({ row, prices, nextId }: { row: MenuRow; prices: MenuPrices; nextId: string | null }) {
  const [typed, setTyped] = useState(() => prices.initialText(row))
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = () => void prices.save(row, typed)
  return (
    <span className={styles.field}>
      <input
        ref={field}
        inputMode="decimal"
        aria-label={`Pris for ${row.name}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') prices.cancel(row.id)
          if (event.key !== 'Enter') return
          save()
          prices.open(nextId)
        }}
        onBlur={save}
      />
      <span aria-hidden="true">kr.</span>
    </span>
  )
}
