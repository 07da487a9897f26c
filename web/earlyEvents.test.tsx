// @vitest-environment jsdom
import { act, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { RECORD_EARLY_EVENTS, replayEarlyClick, replayEarlyInput } from './earlyEvents.ts'

// oxlint-disable-next-line no-new-func -- jsdom runs no script elements here
new Function(RECORD_EARLY_EVENTS)()

beforeEach(() => {
  window.isHydrated = false
  window.earlyClick = null
  window.earlyInput = new Map()
})

function Page(props: { onPress: () => void }) {
  useLayoutEffect(replayEarlyInput, [])
  useEffect(replayEarlyClick, [])
  return (
    <button type="button" onClick={props.onPress}>
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
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('ERR-2 a click during hydration counts once', async () => {
  const onPress = vi.fn<() => void>()
  const { press, hydrate } = served(onPress)
  await act(async () => {
    hydrate()
    press()
  })
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
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
  replayEarlyInput()
  replayEarlyClick()
  expect(forms.map(isHeldBack)).toEqual([false, false])
  expect(reachesPage).toHaveBeenCalledTimes(2)
})

test('ERR-2 the click that submitted a form by its address is not replayed', () => {
  document.body.innerHTML = '<form action="/"><button>Søg</button></form>'
  const pressed = vi.fn<() => void>()
  document.body.addEventListener('click', pressed)
  document.querySelector('button')?.click()
  replayEarlyInput()
  replayEarlyClick()
  expect(pressed).not.toHaveBeenCalled()
})

function Order(props: { onSend: (order: string) => void }) {
  const [covers, setCovers] = useState('')
  const [when, setWhen] = useState('noon')
  const [isCompany, setIsCompany] = useState(false)
  useLayoutEffect(replayEarlyInput, [])
  useEffect(replayEarlyClick, [])
  return (
    <>
      <input value={covers} onChange={({ target }) => setCovers(target.value)} />
      <select value={when} onChange={({ target }) => setWhen(target.value)}>
        <option value="noon" />
        <option value="evening" />
      </select>
      <input type="checkbox" checked={isCompany} onChange={({ target }) => setIsCompany(target.checked)} />
      <button type="button" onClick={() => props.onSend(`${covers} ${when} ${isCompany}`)} />
    </>
  )
}

test('ERR-2 what is typed, chosen and ticked before hydration counts, also for the click that follows', async () => {
  const onSend = vi.fn<(order: string) => void>()
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<Order onSend={onSend} />)
  const [covers, isCompany] = page.querySelectorAll('input')
  const when = page.querySelector('select')
  if (!covers || !isCompany || !when) throw new Error('fields')
  covers.value = '40'
  covers.dispatchEvent(new Event('input', { bubbles: true }))
  when.value = 'evening'
  when.dispatchEvent(new Event('input', { bubbles: true }))
  isCompany.click()
  page.querySelector('button')?.click()
  await act(async () => startTransition(() => void hydrateRoot(page, <Order onSend={onSend} />)))
  await vi.waitFor(() => expect(onSend.mock.calls).toEqual([['40 evening true']]))
  expect([covers.value, when.value, isCompany.checked]).toEqual(['40', 'evening', true])
})
