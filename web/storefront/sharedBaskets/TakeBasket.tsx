import { useState } from 'react'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SharedBasket.module.css'
import { hasOwnMenus, takeBasket } from './takeBasket.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

/** 'Læg i min kurv', which asks what to do with an own basket that is not empty, and then says where to go. */
export function TakeBasket({ caterId, shared }: { caterId: number; shared: TodaysBasket }) {
  const [state, setState] = useState<'offered' | 'asking' | 'taken'>('offered')
  const take = (replaces: boolean) => {
    takeBasket(caterId, shared, { menus: shared.menus, replaces })
    setState('taken')
  }
  if (state === 'taken')
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.actions}>
        <Notice variant="info">Menuerne er lagt i din kurv.</Notice>
        <ButtonLink to={paths.order()} variant="primary" size="lg" isWide>
          Gå til bestilling
        </ButtonLink>
        <ButtonLink to={paths.home()} isWide>
          Til menuerne
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="lg"
        isWide
        disabled={shared.charged.menus.length === 0}
        onClick={() => (hasOwnMenus(caterId) ? setState('asking') : take(false))}
      >
        Læg i min kurv
      </Button>
      <ButtonLink to={paths.priceEstimate(shared.key)} isWide>
        Prisoverslag
      </ButtonLink>
      {state === 'asking' && (
        <fieldset ref={takeFocus} tabIndex={-1} aria-label="Din egen kurv er ikke tom">
          <Notice variant="warning">
            Din egen kurv er ikke tom. Skal vi lægge denne til, eller skifte den ud?
            <span className={styles.choices}>
              <Button onClick={() => take(false)}>Læg til</Button>
              <Button onClick={() => take(true)}>Skift ud</Button>
            </span>
          </Notice>
        </fieldset>
      )}
    </div>
  )
}

// What is shown takes the focus when it comes: the button that was pressed may have gone
const takeFocus = (shown: HTMLElement | null) => shown?.focus()
