import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { leaveTo } from '../../login/leaveTo.ts'
import { paths } from '../../paths.ts'

/** How deleting ended. */
export type DeleteOutcome = 'deleted' | 'failed' | 'signedOut'

/** What DeleteButton shows. */
export interface Deletion {
  isOpen: boolean
  isBusy: boolean
  hasFailed: boolean
  ask: () => void
  close: () => void
  confirm: () => void
}

/**
 * Deletes after asking: `remove` does it, and onDeleted follows where it is done, in the render after `forget` has
 * dropped what was typed, so that nobody is asked about unsaved changes of a thing that is gone.
 */
export function useDeletion(options: {
  remove: () => Promise<DeleteOutcome>
  forget?: () => void
  onDeleted: () => void
}): Deletion {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'deleted' | 'failed'>('idle')
  const follow = useEffectEvent(options.onDeleted)
  useEffect(() => {
    if (state === 'deleted') follow()
  }, [state])
  return {
    isOpen,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    ask: () => {
      setState('idle')
      setIsOpen(true)
    },
    close: () => state !== 'busy' && setIsOpen(false),
    confirm: async () => {
      setState('busy')
      const outcome = await options.remove()
      if (outcome === 'signedOut') return leaveTo(paths.login(pathname + search))
      if (outcome === 'deleted') {
        setIsOpen(false)
        options.forget?.()
      }
      setState(outcome)
    },
  }
}
