import { KeyboardSensor } from '@dnd-kit/core'
import type { KeyboardSensorProps } from '@dnd-kit/core'

/**
 * dnd-kit's keyboard sensor, which loses no key: it begins to listen one timer after it has taken hold, on a busy
 * machine some 30 ms later. What is pressed until then is kept from everybody, and given to it once it listens.
 */
export class BufferedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const buffered: KeyboardEvent[] = []
    const buffer = (event: KeyboardEvent) => {
      event.preventDefault()
      // It may listen already: between its timer and this one's there is time for a key
      event.stopPropagation()
      buffered.push(event)
    }
    // On its way down, so before the sensor; the key that took hold is on its way up
    document.addEventListener('keydown', buffer, { capture: true })
    setTimeout(() => {
      document.removeEventListener('keydown', buffer, { capture: true })
      for (const event of buffered) document.dispatchEvent(new KeyboardEvent('keydown', { code: event.code }))
    })
  }
}
