import { classes } from './classes.ts'
import styles from './Html.module.css'

/** A description from the graph, whose HTML has been sanitised there. */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={classes(styles.html, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
