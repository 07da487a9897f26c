import { useEffect, useRef, useState } from 'react'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './ListFooter.module.css'

/** The number of rows that a list loads at first, and each time it loads more. */
export const PAGE_SIZE = 50

/** The part of usePaginationFragment's result that the footer needs. */
export interface Pagination {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** The number of rows shown, and a button that loads more. A failure keeps the rows shown and offers a retry. */
export function ListFooter(props: {
  shown: number
  total: number | null
  pages: Pagination
  /** The id of the element with the rows, each of which begins with a link. */
  rowsId: string
}) {
  const { hasNext, isLoadingNext, loadNext } = props.pages
  const { shown, total, rowsId } = props
  const [hasFailed, setHasFailed] = useState(false)
  const firstNewRow = useRef<number>(null)
  useEffect(() => {
    if (firstNewRow.current === null || firstNewRow.current === shown) return
    // the button may be gone, so the first new row takes the focus
    document.getElementById(rowsId)?.querySelectorAll('a')[firstNewRow.current]?.focus({ preventScroll: true })
    firstNewRow.current = null
  }, [shown, rowsId])
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
