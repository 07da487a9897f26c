import { KeyboardSensor } from '@dnd-kit/core'
import type { KeyboardSensorProps } from '@dnd-kit/core'

/**
 * dnd-kit's keyboard sensor without lost keys: that one listens only one timer after a drag has started, up to some
 * 30 ms later on a busy machine. Keys pressed until then are buffered, and replayed once it listens.
 */
export class BufferedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const buffered: KeyboardEvent[] = []
    const buffer = (event: KeyboardEvent) => {
      event.preventDefault()
      // it may listen already: a key may be pressed between its timer and this one
      event.stopPropagation()
      buffered.push(event)
    }
    // in the capture phase, so before the sensor; the event that started the drag is bubbling already
    document.addEventListener('keydown', buffer, { capture: true })
    setTimeout(() => {
      document.removeEventListener('keydown', buffer, { capture: true })
      for (const event of buffered) document.dispatchEvent(new KeyboardEvent('keydown', { code: event.code }))
    })
  }
}
