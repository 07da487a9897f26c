import { use } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AwaitingCountContext } from '../live/AwaitingCountContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import { opensElsewhere } from '../../ui/opensElsewhere.ts'
import styles from './OfficePage.module.css'
import { UndoBar } from '../undo/UndoBar.tsx'
import { UndoFailures } from '../undo/UndoFailures.tsx'

/** A page above the shown one. */
export interface ParentPage {
  label: string
  to: string
}

/** A page of the office: its title, the link back, its parents (nearest parent last) and its content. */
export function OfficePage(props: {
  title: string
  parents?: readonly ParentPage[]
  /** Ways to the pages beside it, at the end of the path. */
  beside?: ReactNode
  children: ReactNode
}) {
  const { parents = [] } = props
  const nearest = parents.at(-1)
  const awaiting = use(AwaitingCountContext)
  return (
    <>
      <title>{`${awaiting > 0 ? `(${awaiting}) ` : ''}${props.title} – Kuvert`}</title>
      <div className={styles.path}>
        <nav aria-label="Brødkrumme">
          {nearest && <BackLink to={nearest.to} />}
          <ol>
            {parents.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{props.title}</li>
          </ol>
        </nav>
        <div className={styles.end}>
          <UndoBar />
          {props.beside}
        </div>
      </div>
      <main className={styles.page} id="indhold" tabIndex={-1}>
        <UndoFailures />
        {props.children}
      </main>
    </>
  )
}

/** Goes back to the previous page, which keeps its scroll position; opened from outside, it goes to the parent page. */
function BackLink(props: { to: string }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (key === 'default' || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link className={styles.back} to={props.to} onClick={goBack}>
      <Icon name="back" />
      Tilbage
    </Link>
  )
}
