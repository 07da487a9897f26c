import { useEffect, useRef, useState } from 'react'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './OrderListFooter.module.css'
import { ORDER_ROWS } from './orderRows.ts'
import { PAGE_SIZE } from './refetchOrderList.ts'

/** The part of usePaginationFragment's result that the footer needs. */
export interface Pagination {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** The number of orders shown, and a button that loads more. A failure keeps the orders shown and offers a retry. */
export function OrderListFooter(props: { shown: number; total: number | null; pages: Pagination }) {
  const { hasNext, isLoadingNext, loadNext } = props.pages
  const { shown, total } = props
  const [hasFailed, setHasFailed] = useState(false)
  const firstNewRow = useRef<number>(null)
  useEffect(() => {
    if (firstNewRow.current === null || firstNewRow.current === shown) return
    // the button may be gone, so the first new row takes the focus
    document.getElementById(ORDER_ROWS)?.querySelectorAll('a')[firstNewRow.current]?.focus({ preventScroll: true })
    firstNewRow.current = null
  }, [shown])
  const showMore = () => {
    setHasFailed(false)
    firstNewRow.current = shown
    loadNext(PAGE_SIZE, { onComplete: (error) => setHasFailed(error !== null) })
  }
  return (
    <>
      {hasFailed && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
        </Notice>
      )}
      <div className={styles.footer}>
        <output>
          {`Viser ${groupThousands(String(shown))}${total !== null ? ` af ${groupThousands(String(total))}` : ''}`}
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
