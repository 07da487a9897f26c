import type { KeyboardEvent } from 'react'

/**
 * Props of a form that sends something to a customer: Enter in a field submits nothing, only the form's button does. In a text
 * of several lines Enter begins the next one, as ever.
 */
export const NO_IMPLICIT_SUBMIT = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    // React's events bubble out of dialogs, whose fields belong to no form around them
    if (event.key === 'Enter' && target instanceof HTMLInputElement && target.form === currentTarget)
      event.preventDefault()
  },
} as const
