import { useSubmit } from 'react-router'

/**
 * Sends the form of the search without its blank fields, so that the address holds only the conditions of the search. A field
 * that cannot be read is shown instead, whatever the search came from.
 */
export function useSubmitSearch() {
  const submit = useSubmit()
  return (form: HTMLFormElement | null, action: string, options: { preventScrollReset?: boolean } = {}) => {
    if (form && !form.reportValidity()) return
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form ?? undefined))
      if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim())
    void submit(params, { action, ...options })
  }
}
