// @vitest-environment jsdom
import type { KeyboardSensorProps } from '@dnd-kit/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BufferedKeyboardSensor } from './BufferedKeyboardSensor.ts'

// timers run one by one: a key may be pressed between two that are due at once
const timers: (() => void)[] = []
const runTimer = () => timers.shift()?.()
beforeEach(() => {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((due: () => void) => timers.push(due)) as never)
})
afterEach(() => void vi.restoreAllMocks())

const press = (target: EventTarget, code: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))

/** Starts a drag by keyboard, as dnd-kit does. Returns the keys that the sensor receives afterwards. */
function pickUp(button: HTMLElement): string[] {
  const received: string[] = []
  const createSensor = (event: KeyboardEvent) => {
    const props = {
      event,
      active: 'row',
      activeNode: { node: { current: null } },
      context: { current: {} },
      options: {
        coordinateGetter: ({ code }: KeyboardEvent) => {
          received.push(code)
        },
      },
      onStart: () => {},
    }
    return new BufferedKeyboardSensor(props as unknown as KeyboardSensorProps)
  }
  button.addEventListener('keydown', createSensor, { once: true })
  press(button, 'Space')
  return received
}

test('ADM-11 each key is received once: before the sensor listens, while it starts, and later', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const received = pickUp(button)
  press(button, 'ArrowDown')
  expect(timers).toHaveLength(2)
  runTimer()
  press(button, 'ArrowUp')
  runTimer()
  press(button, 'ArrowLeft')
  expect(received).toEqual(['ArrowDown', 'ArrowUp', 'ArrowLeft'])
})
