// oxlint-disable-next-line import/no-unassigned-import
import './officeTokens.css'
import { useMemo, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { officeIcons } from './officeIcons.ts'
import styles from './OfficeTheme.module.css'
import { ThemeContext } from './ThemeContext.ts'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The theme of the office and the login: its type, its colours and the caterer's one accent, '#rrggbb'. */
export function OfficeTheme(props: { accentColor?: string | null | undefined; children: ReactNode }) {
  const { accentColor } = props
  const container = useRef<HTMLDivElement>(null)
  const theme = useMemo(() => ({ icons: officeIcons, retryVariant: 'secondary' as const, container }), [])
  const style =
    accentColor && COLOUR.test(accentColor) ? ({ '--cater-accent': accentColor } as CSSProperties) : undefined
  return (
    <div ref={container} data-theme="office" className={styles.theme} style={style}>
      <ThemeContext value={theme}>{props.children}</ThemeContext>
    </div>
  )
}
