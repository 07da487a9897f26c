import { useEffect, useRef, useState } from 'react'
import type { WeekFigures } from './drawWeekPlot.ts'
import styles from './TradePlots.module.css'

/** A plot by week, with its figures in words. What draws it is loaded when it is shown. */
export function WeekPlot(props: WeekFigures & { text: string }) {
  const { kind, weeks, values, running, text } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const figures = JSON.stringify({ kind, weeks, values, running } satisfies WeekFigures)
  useEffect(() => {
    const ended = new AbortController()
    const draw = async () => {
      const { drawWeekPlot } = await import('./drawWeekPlot.ts')
      if (!ended.signal.aborted && canvas.current)
        drawWeekPlot(canvas.current, JSON.parse(figures) as WeekFigures, ended.signal)
    }
    draw().catch(() => setHasFailed(true))
    return () => ended.abort()
  }, [figures])
  if (hasFailed) return <p role="alert">Noget gik galt. Tallene kan vises som tabel.</p>
  return (
    <div className={styles.canvas}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no image file: it is drawn here */}
      <canvas ref={canvas} role="img" aria-label={text} />
    </div>
  )
}
