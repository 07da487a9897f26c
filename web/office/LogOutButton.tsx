import { useState } from 'react'
import { hardNavigate } from '../session/hardNavigate.ts'
import { useLogout } from '../session/useLogout.ts'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** 'Log ud': ends the session and shows the login. */
export function LogOutButton() {
  const [logout, isLoggingOut] = useLogout()
  const [hasFailed, setHasFailed] = useState(false)
  const leave = () => {
    setHasFailed(false)
    logout(
      () => hardNavigate(paths.login()),
      () => setHasFailed(true),
    )
  }
  return (
    <>
      <Button variant="quiet" isPending={isLoggingOut} onClick={leave}>
        <Icon name="logOut" />
        Log ud
      </Button>
      {hasFailed && <p role="alert">Noget gik galt. Prøv igen.</p>}
    </>
  )
}
