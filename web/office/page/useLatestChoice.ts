import { useEffect, useRef } from 'react'

/**
 * The latest value of a choice that is stored in the URL. `shown` may be older, since the page shows a new URL only when
 * its data are loaded. Returns a function that updates the latest value and returns it.
 */
export function useLatestChoice<Choice extends object>(shown: Choice): (update: (latest: Choice) => Choice) => Choice {
  const latestChoice = useRef(shown)
  const text = JSON.stringify(shown)
  useEffect(() => {
    latestChoice.current = JSON.parse(text) as Choice
  }, [text])
  return (update) => {
    latestChoice.current = update(latestChoice.current)
    return latestChoice.current
  }
}
