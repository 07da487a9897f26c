import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './BasketProblems.module.css'

interface BasketProblemsProps {
  ref: Ref<HTMLOutputElement>
  /** The message about too few covers in all; null for none. */
  tooFew: string | null
  /** The messages about single lines. */
  lines: readonly string[]
  /** True once ordering was tried. */
  isTried: boolean
}

/** The reasons why the basket cannot be ordered: a warning, and once ordering was tried the reason why nothing was sent. */
export function BasketProblems({ ref, tooFew, lines, isTried }: BasketProblemsProps) {
  const variant = isTried ? 'error' : 'warning'
  const isOrderable = tooFew === null && lines.length === 0
  return (
    <output ref={ref} tabIndex={-1} className={styles.problems}>
      {isTried && !isOrderable && <b className={styles.unsent}>Bestillingen er ikke sendt.</b>}
      {tooFew && (
        <Notice variant={variant}>
          <span>{`${tooFew} `}</span>
          <Link to={paths.home()}>Se menuer</Link>
        </Notice>
      )}
      {lines.map((problem) => (
        <Notice variant={variant} key={problem}>
          {problem}
        </Notice>
      ))}
    </output>
  )
}
