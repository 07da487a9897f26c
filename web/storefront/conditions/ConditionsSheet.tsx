import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ConditionsRouteQuery } from '../../__generated__/ConditionsRouteQuery.graphql.ts'
import { usePage } from '../../page/PageContext.ts'
import { paths } from '../../page/paths.ts'
import article from '../../ui/article.module.css'
import { Dialog } from '../../ui/Dialog.tsx'
import { ConditionsText } from './Conditions.tsx'
import { query } from './ConditionsRoute.data.ts'

type Answer = ConditionsRouteQuery['response']

/** VIS-18: the conditions over a form, which stays as it is. */
export function ConditionsSheet({ onClose }: { onClose: () => void }) {
  const environment = useRelayEnvironment()
  const { hostname } = usePage().host
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  useEffect(() => {
    const subscription = fetchQuery<ConditionsRouteQuery>(environment, query, { host: hostname }).subscribe({
      next: setAnswer,
      error: () => setAnswer('failed'),
    })
    return () => subscription.unsubscribe()
  }, [environment, hostname])
  return (
    <Dialog isOpen variant="window" title="Handelsbetingelser" onClose={onClose}>
      {answer === 'failed' ? (
        <p>
          Betingelserne kunne ikke hentes.{' '}
          <Link to={paths.conditions()} target="_blank">
            Åbn dem i en ny fane
          </Link>
        </p>
      ) : (
        <div className={article.article} aria-busy={answer === null}>
          {answer && <ConditionsText cater={answer.storefront.conditions ?? null} />}
        </div>
      )}
    </Dialog>
  )
}
