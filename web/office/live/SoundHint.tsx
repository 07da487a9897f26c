import { useEffect } from 'react'
import { useBrowserStore } from '../../ui/useBrowserStore.ts'
import { isAlertOn, onAlertChange } from './alertChoices.ts'
import { isSoundOn, onSoundChange, resumeSound } from './sound.ts'
import styles from './SoundHint.module.css'

/** Resumes the sound of new orders at the next touch or key while it is switched on, and shows until then that it is silent. */
export function SoundHint() {
  const isWanted = useBrowserStore(
    onAlertChange,
    () => isAlertOn('sound'),
    () => false,
  )
  const isOn = useBrowserStore(onSoundChange, isSoundOn, () => true)
  useEffect(() => {
    if (!isWanted) return
    const listeners = new AbortController()
    // The listeners stay, since a phone stops the sound of a page that is put aside
    for (const event of ['touchend', 'click', 'keydown'])
      window.addEventListener(event, resumeSound, { capture: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [isWanted])
  return <output className={styles.hint}>{isWanted && !isOn && <span>Tryk et sted for at slå lyden til</span>}</output>
}
