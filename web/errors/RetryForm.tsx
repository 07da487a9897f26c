import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { useRetry } from '../relay/useRetry.ts'

/** 'Prøv igen'. A form, so that it also works where no script runs: then the page is loaded anew. */
export function RetryForm() {
  const { pathname, search } = useLocation()
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
      <Button type="submit" variant="primary" isPending={isRetrying}>
        Prøv igen
      </Button>
    </form>
  )
}
