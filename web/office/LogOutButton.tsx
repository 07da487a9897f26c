import { useState } from 'react'
import { leaveTo } from '../session/hardNavigate.ts'
import { useLogout } from '../session/useLogout.ts'
import { paths } from '../paths.ts'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'

/** 'Log ud': ends the session and shows the login. */
export function LogOutButton() {
  const [logout, isLoggingOut] = useLogout()
  const [hasFailed, setHasFailed] = useState(false)
  const leave = () => {
    setHasFailed(false)
    logout(
      () => leaveTo(paths.login()),
      () => setHasFailed(true),
    )
  }
  return (
    <>
      <OfficeButton kind="quiet" busy={isLoggingOut} onClick={leave}>
        <OfficeIcon name="logOut" />
        Log ud
      </OfficeButton>
      {hasFailed && <p role="alert">Noget gik galt. Prøv igen.</p>}
    </>
  )
}
