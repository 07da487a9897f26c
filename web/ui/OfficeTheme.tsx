import { createContext, useRef } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import styles from './OfficeTheme.module.css'

const COLOUR = /^#[0-9a-f]{6}$/i

/** Where dialogs are put, so that they take the office's tokens with the caterer's colour. */
export const OfficeSurfaceContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

/** What every page of the back office and the login stand on: its type, its colours and the caterer's one accent. */
export function OfficeTheme(props: { accentColor?: string | null | undefined; children: ReactNode }) {
  const surface = useRef<HTMLDivElement>(null)
  const { accentColor } = props
  const style =
    accentColor && COLOUR.test(accentColor) ? ({ '--cater-accent': accentColor } as CSSProperties) : undefined
  return (
    <div ref={surface} data-surface="office" className={styles.surface} style={style}>
      <OfficeSurfaceContext value={surface}>{props.children}</OfficeSurfaceContext>
    </div>
  )
}
