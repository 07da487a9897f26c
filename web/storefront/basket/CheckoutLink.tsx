import { useState } from 'react'
import type { MouseEvent } from 'react'
import { isOrderable } from '../../../domain/basket/basketReview.ts'
import type { CatalogueMenus } from '../../../domain/basket/basketReview.ts'
import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useWantedDay } from '../../party/useWantedDay.ts'
import styles from './CheckoutLink.module.css'
import { useBasket } from './useBasket.ts'

interface ToOrderProps {
  caterId: number
  menus: CatalogueMenus | null
  /** The id of the first line that keeps the basket from being ordered. */
  problemId: string
}

/** The link to the order form. While a line has an error, it says so and leads there instead. */
export function CheckoutLink({ caterId, menus, problemId }: ToOrderProps) {
  const { basket } = useBasket(caterId)
  const day = useWantedDay()
  const [isTried, setIsTried] = useState(false)
  const isBlocked = menus !== null && !isOrderable(basket, menus, day)
  const showProblem = (event: MouseEvent) => {
    event.preventDefault()
    setIsTried(true)
    const line = document.getElementById(problemId)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <p role="alert" className={styles.why}>
        {isTried && isBlocked ? 'Ret det, der er markeret i kurven, før du bestiller.' : ''}
      </p>
      <ButtonLink to={paths.order()} variant="primary" size="lg" isWide onClick={isBlocked ? showProblem : undefined}>
        Gå til bestilling
      </ButtonLink>
    </>
  )
}
