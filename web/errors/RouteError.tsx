import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { hostUrl } from '../page/host.ts'
import { usePage } from '../page/PageContext.ts'
import { paths } from '../page/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import text from '../ui/text.module.css'
import { isRateLimited } from '../relay/graphError.ts'
import styles from './RouteError.module.css'
import { RetryForm } from './RetryForm.tsx'

/** The error page: the page does not exist, or it failed to load. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return typeof error.data === 'string' && error.data ? <Closed message={error.data} /> : <NotFound />
  }
  return isRateLimited(error) ? (
    <Failed message="Vent et øjeblik." reason="Der er hentet usædvanligt mange sider på kort tid." />
  ) : (
    <Failed message="Noget gik galt." reason="Siden kunne ikke hentes." />
  )
}

function Failed({ message, reason }: { message: string; reason: string }) {
  return (
    <main className={styles.lost} id="indhold">
      <title>{message}</title>
      <EmptyPlateArt />
      <h1>{message}</h1>
      <p>{`${reason} Prøv igen om lidt. Det, du har valgt, er gemt.`}</p>
      <RetryForm />
    </main>
  )
}

function NotFound() {
  return (
    <Lost message="Siden findes ikke">
      <ButtonLink to={paths.home()} variant="primary">
        Til forsiden
      </ButtonLink>
    </Lost>
  )
}

/** A host without a caterer has no pages at all, so the link leads to the marketplace. */
function Closed({ message }: { message: string }) {
  const { host, scheme } = usePage()
  return (
    <Lost message={message}>
      <p className={text.soft}>Køkkenet findes ikke længere, eller adressen er skrevet forkert.</p>
      <ButtonLink to={hostUrl(host, scheme)} variant="primary">
        Find et køkken
      </ButtonLink>
    </Lost>
  )
}

function Lost({ message, children }: { message: string; children: ReactNode }) {
  return (
    <main className={styles.lost} id="indhold">
      <title>{message}</title>
      <meta name="robots" content="noindex" />
      <EmptyPlateArt />
      <h1>{message}</h1>
      {children}
    </main>
  )
}
