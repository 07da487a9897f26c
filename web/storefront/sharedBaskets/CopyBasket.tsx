import { useState } from 'react'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SharedBasket.module.css'
import { copyBasket, hasOwnMenus } from './copyBasket.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

/** 'Læg i min kurv', with the choice of what to do with an own basket that is not empty, and then the links onwards. */
export function CopyBasket({ caterId, shared }: { caterId: number; shared: TodaysBasket }) {
  const [state, setState] = useState<'offered' | 'choosing' | 'copied'>('offered')
  const copy = (replaces: boolean) => {
    copyBasket(caterId, shared, { menus: shared.menus, replaces })
    setState('copied')
  }
  if (state === 'copied')
    return (
      <div ref={focusWhenShown} tabIndex={-1} className={styles.actions}>
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
        onClick={() => (hasOwnMenus(caterId) ? setState('choosing') : copy(false))}
      >
        Læg i min kurv
      </Button>
      <ButtonLink to={paths.priceEstimate(shared.key)} isWide>
        Prisoverslag
      </ButtonLink>
      {state === 'choosing' && (
        <fieldset ref={focusWhenShown} tabIndex={-1} aria-label="Din egen kurv er ikke tom">
          <Notice variant="warning">
            Din egen kurv er ikke tom. Skal vi lægge denne til, eller skifte den ud?
            <span className={styles.choices}>
              <Button onClick={() => copy(false)}>Læg til</Button>
              <Button onClick={() => copy(true)}>Skift ud</Button>
            </span>
          </Notice>
        </fieldset>
      )}
    </div>
  )
}

// What appears gets the focus: the button that was pressed may have gone
const focusWhenShown = (shown: HTMLElement | null) => shown?.focus()
