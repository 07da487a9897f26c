import { Button } from '../../ui/Button.tsx'
import styles from './UploadBar.module.css'

/** How much of the files is sent, and a way to stop. */
export function UploadBar(props: { progress: number; onCancel: () => void }) {
  const percent = Math.round(props.progress * 100)
  return (
    <div className={styles.upload}>
      <label>
        Sender billeder
        <progress value={percent} max={100} />
      </label>
      <span>{percent} %</span>
      <Button variant="quiet" onClick={props.onCancel}>
        Afbryd
      </Button>
    </div>
  )
}
