let audio: AudioContext | undefined
const onChange = new Set<() => void>()

/** Whether tones are heard. Browsers stay silent until a touch or a key on the page. */
export const isSoundOn = (): boolean => audio?.state === 'running'

/** The audio of this page, resumed where the browser allows it: within the handler of a touch or a key. Null without any. */
export function resumeSound(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  if (!audio) {
    audio = new AudioContext()
    audio.addEventListener('statechange', () => onChange.forEach((call) => call()))
  }
  if (audio.state !== 'running') void audio.resume()
  return audio
}

/** Subscribes to whether tones are heard; returns the function that unsubscribes. */
export function onSoundChange(callback: () => void): () => void {
  onChange.add(callback)
  return () => onChange.delete(callback)
}
