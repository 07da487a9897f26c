import { useEffect, useRef } from 'react'

/**
 * What was asked for last of a choice that stands in the address, to begin the next one from: `shown` may be older, as
 * the page follows the address when it has what is to be shown. Answers a function that takes note of what is asked for.
 */
export function useLatestChoice<Choice extends object>(shown: Choice): (next: (asked: Choice) => Choice) => Choice {
  const asked = useRef(shown)
  const text = JSON.stringify(shown)
  useEffect(() => {
    asked.current = JSON.parse(text) as Choice
  }, [text])
  return (next) => {
    asked.current = next(asked.current)
    return asked.current
  }
}
