import { useEffect, useRef, useState } from 'react'
import type { WeekFigures } from './drawWeekPlot.ts'
import styles from './TradePlots.module.css'

/** A plot by week, with its figures as text for screen readers. The chart library is loaded when it is shown. */
export function WeekPlot(props: WeekFigures & { text: string }) {
  const { kind, weeks, values, currentIndex, text } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const figures = JSON.stringify({ kind, weeks, values, currentIndex } satisfies WeekFigures)
  useEffect(() => {
    const unmount = new AbortController()
    const draw = async () => {
      const { drawWeekPlot } = await import('./drawWeekPlot.ts')
      if (!unmount.signal.aborted && canvas.current)
        drawWeekPlot(canvas.current, JSON.parse(figures) as WeekFigures, unmount.signal)
    }
    draw().catch(() => setHasFailed(true))
    return () => unmount.abort()
  }, [figures])
  if (hasFailed) return <p role="alert">Noget gik galt. Tallene kan vises som tabel.</p>
  return (
    <div className={styles.canvas}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas, not an image file */}
      <canvas ref={canvas} role="img" aria-label={text} />
    </div>
  )
}
