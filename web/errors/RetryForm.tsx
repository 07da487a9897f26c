import { use } from 'react'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { useRetry } from '../relay/useRetry.ts'
import { ThemeContext } from '../ui/ThemeContext.ts'

/** The button 'Prøv igen'. It is a form, so that it works without scripts too: then it loads the page again. */
export function RetryForm() {
  const { pathname, search } = useLocation()
  const { retryVariant } = use(ThemeContext)
  const [retry, isRetrying] = useRetry()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRetrying) retry()
  }
  return (
    <form action={pathname} onSubmit={onSubmit}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={retryVariant} isPending={isRetrying}>
        Prøv igen
      </Button>
    </form>
  )
}
