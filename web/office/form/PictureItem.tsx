import { LONGEST_CAPTION } from '../../../domain/catalogueTexts.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { OfficeField } from '../../ui/OfficeField.tsx'
import type { Picture } from './Picture.ts'
import styles from './PictureField.module.css'
import { scrollIntoViewRef } from './scrollIntoViewRef.ts'

/** One picture with its caption, and a way to take it away. */
export function PictureItem(props: {
  picture: Picture
  label: string
  shape: 'square' | 'wide'
  error: string | undefined
  onCaption: ((caption: string) => void) | undefined
  onRemove: (() => void) | undefined
}) {
  const { picture, label, error, onCaption, onRemove } = props
  return (
    <li className={styles.picture}>
      <img className={styles[props.shape]} src={picture.url} alt={picture.caption || label} />
      {picture.file && <span className={styles.name}>{picture.file.name}</span>}
      {onCaption && (
        <OfficeField label="Billedtekst">
          {(control) => (
            <input
              {...control}
              value={picture.caption}
              maxLength={LONGEST_CAPTION}
              onChange={(event) => onCaption(event.target.value)}
            />
          )}
        </OfficeField>
      )}
      {error && (
        <div ref={scrollIntoViewRef}>
          <FieldError message={error} />
        </div>
      )}
      {onRemove && (
        <OfficeButton kind="quiet" aria-label={`Fjern ${label}`} onClick={onRemove}>
          Fjern billede
        </OfficeButton>
      )}
    </li>
  )
}
