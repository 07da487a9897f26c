// @vitest-environment jsdom
import { act, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyClick, RECORD_EARLY_CLICK } from './earlyClick.ts'
import { NEVER_REPLAYED } from './ui/neverReplayed.ts'
import { useHydration } from './useHydration.ts'

// oxlint-disable-next-line no-new-func -- jsdom runs no script elements here
new Function(RECORD_EARLY_CLICK)()

beforeEach(() => {
  window.isHydrated = false
  window.earlyClick = null
})

function Page(props: { onPress: () => void }) {
  // As one that is known in the browser alone
  const isHydrated = useHydration()
  return (
    <button type="button" onClick={isHydrated ? props.onPress : undefined}>
      Flyt op
    </button>
  )
}

const served = (onPress: () => void) => {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<Page onPress={onPress} />)
  return {
    press: () => page.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    hydrate: () => startTransition(() => void hydrateRoot(page, <Page onPress={onPress} />)),
  }
}

test('ERR-2 a click before hydration is replayed after it', async () => {
  const onPress = vi.fn<() => void>()
  const { press, hydrate } = served(onPress)
  press()
  await act(async () => hydrate())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('ERR-2 a click during hydration counts once', async () => {
  const onPress = vi.fn<() => void>()
  const { press, hydrate } = served(onPress)
  await act(async () => {
    hydrate()
    press()
  })
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('ERR-2 until the page is hydrated, a form without an address is not sent; one with an address is', () => {
  document.body.innerHTML = '<form></form><form action="/soeg"></form>'
  const forms = [...document.forms]
  const isHeldBack = (form: HTMLFormElement) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) === false
  const reachesPage = vi.fn<() => void>()
  document.body.addEventListener('submit', reachesPage)
  expect(forms.map(isHeldBack)).toEqual([true, false])
  expect(reachesPage).not.toHaveBeenCalled()
  replayEarlyClick()
  expect(forms.map(isHeldBack)).toEqual([false, false])
  expect(reachesPage).toHaveBeenCalledTimes(2)
})

test('ERR-2 the click that submitted a form by its address is not replayed', () => {
  document.body.innerHTML = '<form action="/"><button>Søg</button></form>'
  const pressed = vi.fn<() => void>()
  document.body.addEventListener('click', pressed)
  document.querySelector('button')?.click()
  replayEarlyClick()
  expect(pressed).not.toHaveBeenCalled()
})

test('LAW-5 an early click on a button that must be pressed in view of the hydrated page is not replayed', () => {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<button {...NEVER_REPLAYED}>Bestil med betalingspligt</button>)
  page.querySelector('button')?.click()
  const pressed = vi.fn<() => void>()
  document.body.addEventListener('click', pressed)
  replayEarlyClick()
  expect(pressed).not.toHaveBeenCalled()
  page.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})
