import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeField } from '../parts/OfficeField.tsx'
import type { Picture } from './Picture.ts'
import styles from './PictureField.module.css'

/** One picture with its caption, and a way to take it away. */
export function PictureItem(props: {
  picture: Picture
  label: string
  shape: 'square' | 'wide'
  onCaption: ((caption: string) => void) | undefined
  onRemove: (() => void) | undefined
}) {
  const { picture, label, onCaption, onRemove } = props
  return (
    <li className={styles.picture}>
      <img className={styles[props.shape]} src={picture.url} alt={picture.caption || label} />
      {picture.file && <span className={styles.name}>{picture.file.name}</span>}
      {onCaption && (
        <OfficeField label="Billedtekst">
          {(control) => (
            <input {...control} value={picture.caption} onChange={(event) => onCaption(event.target.value)} />
          )}
        </OfficeField>
      )}
      {onRemove && (
        <OfficeButton kind="quiet" aria-label={`Fjern ${label}`} onClick={onRemove}>
          Fjern billede
        </OfficeButton>
      )}
    </li>
  )
}
