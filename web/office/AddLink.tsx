import { Link } from 'react-router'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { officeButtonClass } from '../ui/OfficeButton.tsx'

/** 'Tilføj ny': to the form of a new thing. `state` goes along. */
export function AddLink(props: { to: string; kind?: 'main' | 'plain'; state?: unknown }) {
  return (
    <Link className={officeButtonClass(props.kind ?? 'main')} to={props.to} state={props.state}>
      <OfficeIcon name="plus" />
      Tilføj ny
    </Link>
  )
}
