// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { HydrationContext } from '../../ui/HydrationContext.ts'
import { setAlert } from './alertChoices.ts'
import { SoundHint } from './SoundHint.tsx'

class SilentAudio extends EventTarget {
  state = 'suspended'
  resume() {
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
  }
}

test('VIS-23 after a reload the sound comes back with the next key, and until then the page says so', () => {
  vi.stubGlobal('AudioContext', SilentAudio)
  setAlert('sound', true)
  const page = document.body.appendChild(document.createElement('div'))
  const press = () => act(() => window.dispatchEvent(new Event('keydown')))
  act(() =>
    createRoot(page).render(
      <HydrationContext value>
        <SoundHint />
      </HydrationContext>,
    ),
  )
  expect(page.textContent).toBe('Tryk et sted for at slå lyden til')
  press()
  expect(page.textContent).toBe('')
})
