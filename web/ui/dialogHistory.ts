import { useEffect, useEffectEvent } from 'react'

interface OpenDialog {
  close: () => void
}

/** Outermost first. Each has an entry of the history above the page's own, so that Back closes it. */
const openDialogs: OpenDialog[] = []
/** Steps back that were made here, whose events nobody else may see. */
let ownSteps = 0
let isListening = false

/** Closes an open dialog when Back is pressed, which then does not leave the page. */
export function useDialogHistory(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    if (!isListening) window.addEventListener('popstate', onPopState, { capture: true })
    isListening = true
    const dialog = { close: () => close() }
    openDialogs.push(dialog)
    scheduleEntries()
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1)
      scheduleEntries()
    }
  }, [isOpen])
}

/** The number of dialogs that the current entry of the history stands for. */
function entryDepth(): number {
  const state = window.history.state as { dialogs?: number } | null
  return state?.dialogs ?? 0
}

// Later, since a dialog that closes may make room for another, which takes its entry over
function scheduleEntries(): void {
  setTimeout(matchEntries)
}

function matchEntries(): void {
  const surplus = entryDepth() - openDialogs.length
  if (surplus > 0) {
    ownSteps += 1
    window.history.go(-surplus)
  }
  for (let depth = entryDepth() + 1; depth <= openDialogs.length; depth += 1) {
    window.history.pushState({ ...window.history.state, dialogs: depth }, '')
  }
}

function onPopState(event: PopStateEvent): void {
  const surplus = entryDepth() - openDialogs.length
  if (ownSteps > 0) {
    ownSteps -= 1
    event.stopImmediatePropagation()
    scheduleEntries()
  } else if (surplus < 0) {
    event.stopImmediatePropagation()
    for (const dialog of openDialogs.slice(surplus).reverse()) dialog.close()
    // one that refused to close gets its entry back
    scheduleEntries()
  } else if (surplus > 0) {
    // the entry of a dialog that was left by a link: the page's own lies below
    event.stopImmediatePropagation()
    window.history.go(-surplus)
  }
}
