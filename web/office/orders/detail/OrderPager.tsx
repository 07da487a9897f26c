import { Link, useLocation } from 'react-router'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { paths } from '../../../page/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OrderPager.module.css'
import { useOrderNeighbours } from './useOrderNeighbours.ts'

/** The place of an order in the list that led to it, and the links to those beside it. */
export function OrderPager({ uuid }: { uuid: string }) {
  const { position, count, previous, next } = useOrderNeighbours(uuid)
  if (count < 2) return null
  return (
    <nav className={styles.pager} aria-label="Ordrer i listen">
      <span>{`${groupThousands(String(position))} af ${groupThousands(String(count))}`}</span>
      <Neighbour uuid={previous} name="Forrige ordre" shortcut="K" icon="left" />
      <Neighbour uuid={next} name="Næste ordre" shortcut="J" icon="right" />
    </nav>
  )
}

function Neighbour(props: { uuid: string | null; name: string; shortcut: string; icon: 'left' | 'right' }) {
  const { state } = useLocation()
  if (props.uuid === null) return <span className={styles.end} aria-hidden="true" />
  return (
    <Link
      className={buttonClass({ variant: 'icon' })}
      to={paths.officeOrder(props.uuid)}
      replace
      state={state}
      title={`${props.name} (${props.shortcut})`}
      aria-label={props.name}
      aria-keyshortcuts={props.shortcut}
    >
      <Icon name={props.icon} />
    </Link>
  )
}
