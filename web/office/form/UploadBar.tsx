import { Button } from '../../ui/Button.tsx'
import styles from './UploadBar.module.css'

/** The progress of an upload, 0 to 1, with a cancel button. */
export function UploadBar(props: { progress: number; onCancel: () => void }) {
  const percent = Math.round(props.progress * 100)
  return (
    <div className={styles.upload}>
      <label>
        Sender billeder
        <progress value={percent} max={100} />
      </label>
      <span>{`${percent} %`}</span>
      <Button variant="quiet" onClick={props.onCancel}>
        Afbryd
      </Button>
    </div>
  )
}
