import { useLoaderData, useLocation } from 'react-router'
import { LoginFrame } from './LoginFrame.tsx'
import { NewPassword } from './NewPassword.tsx'
import type { loader } from './PasswordRoute.data.ts'
import { RequestLink } from './RequestLink.tsx'
import type { Unverified } from './unverifiedState.ts'

/** Choosing a password by a mailed link, and requesting such a link. */
export function Component() {
  const { link, frame } = useLoaderData<typeof loader>()
  const { state } = useLocation() as { state: Unverified | null }
  if (link) {
    return (
      <LoginFrame frame={frame} title="Vælg en adgangskode">
        <NewPassword link={link} />
      </LoginFrame>
    )
  }
  return (
    <LoginFrame frame={frame} title={state ? 'Bekræft din konto' : 'Glemt adgangskode?'}>
      <RequestLink unverified={state} />
    </LoginFrame>
  )
}
