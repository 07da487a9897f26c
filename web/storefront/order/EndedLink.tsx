import { useState } from 'react'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderPageRoute.module.css'
import { useRenewOrderLink } from './useRenewOrderLink.ts'

/** The page of a link that does not open its order. `isReplaced`: a newer link was mailed. */
export function EndedLink({ token, isReplaced }: { token: string; isReplaced: boolean }) {
  const [renew, isRenewing] = useRenewOrderLink()
  const [isMailed, setMailed] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const requestLink = () => {
    setError(null)
    renew(token, (failure) => (failure === null ? setMailed(true) : setError(failure)))
  }
  return (
    <div>
      <title>Linket virker ikke</title>
      <h1>Linket virker ikke</h1>
      <p className={styles.lead}>
        {isReplaced
          ? 'Der er sendt et nyere link til din bestilling. Brug det, eller få sendt et nyt.'
          : 'Måske er det ikke kopieret helt med. Åbn din bestilling fra den nyeste mail om den.'}
      </p>
      {error !== null && (
        <Notice variant="error" role="alert">
          {error}
        </Notice>
      )}
      <output>
        {isMailed && <Notice variant="info">Et nyt link er på vej til den email, du bestilte med.</Notice>}
      </output>
      <p className={styles.actions}>
        {isReplaced && !isMailed && (
          <Button variant="primary" isPending={isRenewing} onClick={requestLink}>
            Send et nyt link
          </Button>
        )}
        <ButtonLink to={paths.home()}>Til menuerne</ButtonLink>
      </p>
    </div>
  )
}
