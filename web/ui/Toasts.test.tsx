// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getButton, buttonNames, renderRoute, pageText } from '../office/testing/renderRoute.tsx'
import { useToast } from './Toasts.tsx'
import type { ShownToast } from './Toasts.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const open = (toast: ShownToast) => {
  const Component = () => {
    const showToast = useToast()
    return <button onClick={() => showToast(toast)}>Vis</button>
  }
  return renderRoute({ path: '/', Component }, '/')
}

const click = (name: string) => act(async () => getButton(name).click())

test('a toast shows its text and can be closed', async () => {
  await open({ text: 'Gemt' })
  await click('Vis')
  expect(pageText()).toContain('Gemt')
  expect(document.querySelector('button[aria-label=Luk]')).not.toBeNull()
})

test('an action runs once and closes the toast; the seconds left are shown until then', async () => {
  const onPress = vi.fn<() => void>()
  await open({ text: 'Ordren er godkendt', action: { label: 'Fortryd', onPress }, seconds: 10 })
  await click('Vis')
  expect(document.querySelector('[aria-label="10 sekunder tilbage"]')).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(3_100))
  expect(document.querySelector('[aria-label="7 sekunder tilbage"]')).not.toBeNull()
  await click('Fortryd')
  expect(onPress).toHaveBeenCalledOnce()
  await expect.poll(buttonNames).toEqual(['Vis'])
})

test('a countdown closes the toast with its last second', async () => {
  await open({ text: 'Ordren er godkendt', action: { label: 'Fortryd', onPress: () => {} }, seconds: 2 })
  await click('Vis')
  await act(async () => vi.advanceTimersByTime(2_200))
  await expect.poll(buttonNames).toEqual(['Vis'])
})

test('DAY-1 a toast that another one has followed is not shown again when that one is closed', async () => {
  let show: ReturnType<typeof useToast> = () => () => {}
  const Component = () => {
    show = useToast()
    return null
  }
  await renderRoute({ path: '/', Component }, '/')
  await act(async () => void show({ text: 'Godkendelsen er fortrudt' }))
  let close = () => {}
  await act(async () => {
    close = show({ text: 'Ordren er afvist', seconds: 10 })
  })
  await expect.poll(pageText).not.toContain('Godkendelsen er fortrudt')
  await act(async () => close())
  await expect.poll(pageText).not.toContain('Ordren er afvist')
  expect(pageText()).not.toContain('Godkendelsen er fortrudt')
})
