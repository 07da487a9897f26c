let audio: AudioContext | undefined

const TONES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
]
const SECONDS = 0.3
const LOUDNESS = 0.2

/** Two short tones, as of a bell. Browsers are silent until the page was once pressed. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const { hertz, at } of TONES) {
    const begin = audio.currentTime + at
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(LOUDNESS, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + SECONDS)
  }
}
