import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EndedLink_link$key } from '../../__generated__/EndedLink_link.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OrderPageRoute.module.css'
import { useRenewOrderLink } from './useRenewOrderLink.ts'

const UNKNOWN = {
  title: 'Linket virker ikke',
  text: 'Måske er det ikke kopieret helt med. Åbn din bestilling fra den nyeste mail om den.',
}
const REPLACED = {
  title: 'Linket virker ikke',
  text: 'Der er sendt et nyere link til din bestilling. Brug det, eller få sendt et nyt.',
}
const EXPIRED = {
  title: 'Linket er udløbet',
  text: 'Det er længe siden, du fik din bestilling. Vil du se den igen, sender vi et nyt link til den email, du bestilte med.',
}

/** The page of a link that does not open its order, or not any more; `link` is null for an unknown one. */
export function EndedLink({ token, ...props }: { token: string; link: EndedLink_link$key | null }) {
  const link = useFragment(
    graphql`
      fragment EndedLink_link on OrderLinkEnded {
        reason
      }
    `,
    props.link,
  )
  const [renew, isRenewing] = useRenewOrderLink()
  const [isMailed, setMailed] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { title, text } = !link ? UNKNOWN : link.reason === 'EXPIRED' ? EXPIRED : REPLACED
  const requestLink = () => {
    setError(null)
    renew(token, (failure) => (failure === null ? setMailed(true) : setError(failure)))
  }
  return (
    <div>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {error !== null && (
        <Notice variant="error" role="alert">
          {error}
        </Notice>
      )}
      <output>
        {isMailed && <Notice variant="info">Et nyt link er på vej til den email, du bestilte med.</Notice>}
      </output>
      <p className={styles.actions}>
        {link && !isMailed && (
          <Button variant="primary" isPending={isRenewing} onClick={requestLink}>
            Send et nyt link
          </Button>
        )}
        <ButtonLink to={paths.home()}>Til menuerne</ButtonLink>
      </p>
    </div>
  )
}
