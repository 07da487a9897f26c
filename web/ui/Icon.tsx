import { use } from 'react'
import styles from './Icon.module.css'
import type { officeIcons } from './officeIcons.ts'
import type { storefrontIcons } from './storefrontIcons.ts'
import { ThemeContext } from './ThemeContext.ts'

/** The name of an icon of either theme. */
export type IconName = keyof typeof storefrontIcons | keyof typeof officeIcons

/** A drawing of the theme beside a word; hidden from screen readers, since the word says it. */
export function Icon({ name }: { name: IconName }) {
  const { icons } = use(ThemeContext)
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
