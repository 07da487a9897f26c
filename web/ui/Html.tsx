import { classes } from './classes.ts'
import styles from './Html.module.css'

/** HTML of the graph, which has sanitised it. */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classes(styles.html, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
