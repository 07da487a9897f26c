import { lazy, Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import text from './text.module.css'
import styles from './Tooltip.module.css'
import { useTooltip } from './useTooltip.ts'

const load = () => import('./TooltipPopup.tsx')
const TooltipPopup = lazy(() => load().then((loaded) => ({ default: loaded.TooltipPopup })))

interface TooltipProps {
  /** The text: nothing that must be read. */
  tip: string
  className?: string | undefined
  /** The explained words. */
  children: ReactNode
}

/** Words with a tooltip on hover or tap. Screen readers read it after the words, so they need no stop there. */
export function Tooltip({ tip, className, children }: TooltipProps) {
  const { isOpen, area } = useTooltip()
  const tipId = useId()
  return (
    <span className={styles.area} {...area}>
      <span className={classes(styles.trigger, className)} aria-describedby={tipId}>
        {children}
      </span>
      <span id={tipId} className={text.visuallyHidden}>
        {tip}
      </span>
      {isOpen && (
        <Suspense>
          <TooltipPopup anchor={area.ref}>{tip}</TooltipPopup>
        </Suspense>
      )}
    </span>
  )
}
