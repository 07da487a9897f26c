import { lazy, Suspense, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
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

/** Words with a tooltip, open on hover, focus or tap. Screen readers get it as their description. */
export function Tooltip({ tip, className, children }: TooltipProps) {
  const { isOpen, area, trigger } = useTooltip()
  const button = useRef<HTMLButtonElement>(null)
  const tipId = useId()
  return (
    <span className={styles.area} {...area}>
      <button
        ref={button}
        type="button"
        className={classes(styles.trigger, className)}
        aria-describedby={tipId}
        {...trigger}
      >
        {children}
      </button>
      <span id={tipId} hidden>
        {tip}
      </span>
      {isOpen && (
        <Suspense>
          <TooltipPopup anchor={button}>{tip}</TooltipPopup>
        </Suspense>
      )}
    </span>
  )
}
