import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** 'Tilføj ny': a link to the form of a new object. `state` is the location's. */
export function AddLink({
  to,
  variant = 'primary',
  state,
}: {
  to: string
  variant?: 'primary' | 'secondary'
  state?: unknown
}) {
  return (
    <ButtonLink variant={variant} to={to} state={state}>
      <Icon name="plus" />
      Tilføj ny
    </ButtonLink>
  )
}
