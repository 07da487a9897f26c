// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { typeInto } from '../testing/typeInto.ts'
import { Stepper } from './Stepper.tsx'

let unmount = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  act(() => root.render(<Covers />))
  unmount = () => {
    root.unmount()
    container.remove()
  }
})
afterEach(() => {
  act(unmount)
  vi.useRealTimers()
})

function Covers() {
  const [covers, setCovers] = useState(10)
  return <Stepper label="Kuverter" value={covers} min={10} max={100} onChange={setCovers} />
}

const number = () => document.querySelector('input')!
const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label=${name}]`)!
const chosen = () => document.querySelector('output')?.textContent
const send = (target: Element, event: Event) => act(() => target.dispatchEvent(event))
const point = (target: Element, event: string) => send(target, new MouseEvent(event, { bubbles: true, detail: 1 }))
const press = (key: string) => send(number(), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const type = (text: string) => typeInto(number(), text)

describe('VIS-1 a number of covers', () => {
  test('is stepped by arrow keys, and by ten with the page keys, within its limits', () => {
    press('ArrowUp')
    expect(chosen()).toBe('11')
    press('PageUp')
    expect(chosen()).toBe('21')
    press('PageDown')
    press('PageDown')
    expect(chosen()).toBe('10')
    press('ArrowDown')
    expect(chosen()).toBe('10')
  })

  test('counts as it is typed; one beyond the limits counts once the field is left, as the limit', async () => {
    await type('80')
    expect(chosen()).toBe('80')
    await type('3')
    expect(chosen()).toBe('80')
    expect(number().value).toBe('3')
    press('Enter')
    expect([chosen(), number().value]).toEqual(['10', '10'])
    await type('1x5y0')
    expect(number().value).toBe('150')
    act(() => {
      number().focus()
      number().blur()
    })
    expect([chosen(), number().value]).toEqual(['100', '100'])
  })

  test('goes on while a button is held, until that is let go, which is no further step', () => {
    point(button('Flere'), 'pointerdown')
    act(() => void vi.advanceTimersByTime(399))
    expect(chosen()).toBe('10')
    act(() => void vi.advanceTimersByTime(1))
    for (let step = 0; step < 4; step++) act(() => void vi.advanceTimersByTime(75))
    expect(chosen()).toBe('14')
    point(button('Flere'), 'pointerup')
    point(button('Flere'), 'click')
    act(() => void vi.advanceTimersByTime(5_000))
    expect(chosen()).toBe('14')
    point(button('Flere'), 'pointerdown')
    point(button('Flere'), 'pointerup')
    point(button('Flere'), 'click')
    expect(chosen()).toBe('15')
  })

  test.each([399, 400, 474, 475])('pressed for %d ms is one step', (length) => {
    point(button('Flere'), 'pointerdown')
    act(() => void vi.advanceTimersByTime(length))
    point(button('Flere'), 'pointerup')
    point(button('Flere'), 'click')
    expect(chosen()).toBe('11')
  })

  test.each(['pointerout', 'pointercancel'])('is held no longer after a %s', (event) => {
    point(button('Flere'), 'pointerdown')
    point(button('Flere'), event)
    act(() => void vi.advanceTimersByTime(5_000))
    expect(chosen()).toBe('10')
  })

  test('is stepped by a key, also after a hold that ended beside its button', () => {
    point(button('Flere'), 'pointerdown')
    for (const ms of [400, 75]) act(() => void vi.advanceTimersByTime(ms))
    point(button('Flere'), 'pointerout')
    expect(chosen()).toBe('11')
    send(button('Flere'), new MouseEvent('click', { bubbles: true }))
    expect(chosen()).toBe('12')
  })
})
