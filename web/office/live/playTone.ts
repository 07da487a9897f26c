import { resumeSound } from './sound.ts'

const TONES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
]
const SECONDS = 0.3
const LOUDNESS = 0.2

/** Plays two short tones, like a bell. Browsers stay silent until the first click on the page. */
export function playTone(): void {
  const audio = resumeSound()
  if (!audio) return
  for (const { hertz, at } of TONES) {
    const startAt = audio.currentTime + at
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(LOUDNESS, startAt)
    volume.gain.exponentialRampToValueAtTime(0.001, startAt + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(startAt)
    tone.stop(startAt + SECONDS)
  }
}
