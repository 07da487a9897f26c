import { useState } from 'react'
import { hardNavigate } from '../session/hardNavigate.ts'
import { useLogout } from '../session/useLogout.ts'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { removeDraftsOf } from './form/draftStore.ts'
import { useViewerId } from './form/useViewerId.ts'

/** 'Log ud': ends the session, removes the user's drafts from the browser, and shows the login. */
export function LogOutButton() {
  const viewerId = useViewerId()
  const [logout, isLoggingOut] = useLogout()
  const [hasFailed, setHasFailed] = useState(false)
  const leave = () => {
    setHasFailed(false)
    logout(
      () => {
        removeDraftsOf(viewerId)
        hardNavigate(paths.login())
      },
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
