import { useEffect, useRef, useState } from 'react'
import { groupThousands } from '../../../../domain/numbers.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './OrderListFooter.module.css'
import { ORDER_ROWS } from './orderRows.ts'
import { PAGE_SIZE } from './refetchOrderList.ts'

/** How a list goes on, as usePaginationFragment tells it. */
export interface OrderPages {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** How much of a list is shown, and the way to more of it; where that fails, what is shown stays. */
export function OrderListFooter(props: { shown: number; total: number | null; pages: OrderPages }) {
  const { hasNext, isLoadingNext, loadNext } = props.pages
  const { shown, total } = props
  const [hasFailed, setHasFailed] = useState(false)
  const askedAt = useRef<number>(null)
  useEffect(() => {
    if (askedAt.current === null || askedAt.current === shown) return
    // the button may be gone, so the focus goes on with what it brought
    document.getElementById(ORDER_ROWS)?.querySelectorAll('a')[askedAt.current]?.focus({ preventScroll: true })
    askedAt.current = null
  }, [shown])
  const showMore = () => {
    setHasFailed(false)
    askedAt.current = shown
    loadNext(PAGE_SIZE, { onComplete: (error) => setHasFailed(error !== null) })
  }
  return (
    <>
      {hasFailed && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
        </Notice>
      )}
      <div className={styles.foot}>
        <output>
          Viser {groupThousands(String(shown))}
          {total !== null && ` af ${groupThousands(String(total))}`}
        </output>
        {hasNext && (
          <Button isPending={isLoadingNext} onClick={showMore}>
            {hasFailed ? 'Prøv igen' : 'Vis flere'}
          </Button>
        )}
      </div>
    </>
  )
}
