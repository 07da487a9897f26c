import { MAX_CAPTION_LENGTH } from '../../../domain/texts/textLengths.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { Field } from '../../ui/Field.tsx'
import type { Picture } from './Picture.ts'
import styles from './PictureField.module.css'
import { scrollIntoViewRef } from './scrollIntoViewRef.ts'

/** One picture with its caption and a button to remove it. */
export function PictureItem(props: {
  picture: Picture
  label: string
  shape: 'square' | 'wide'
  /** The mark that distinguishes it from the others: 'Vises først'. */
  mark?: string | undefined
  error: string | undefined
  onCaption: ((caption: string) => void) | undefined
  onRemove: (() => void) | undefined
}) {
  const { picture, label, mark, error, onCaption, onRemove } = props
  return (
    <div className={styles.picture}>
      <div className={styles.preview}>
        <img className={styles[props.shape]} src={picture.url} alt={picture.caption || label} />
        {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      <div className={styles.about}>
        {picture.file && <span className={styles.name}>{picture.file.name}</span>}
        {onCaption && (
          <Field label="Billedtekst" hint={`Højst ${MAX_CAPTION_LENGTH} tegn.`}>
            {(control) => (
              <input
                {...control}
                value={picture.caption}
                maxLength={MAX_CAPTION_LENGTH}
                onChange={(event) => onCaption(event.target.value)}
              />
            )}
          </Field>
        )}
        {error && (
          <div ref={scrollIntoViewRef}>
            <FieldError message={error} />
          </div>
        )}
        {onRemove && (
          <Button variant="quiet" aria-label={`Fjern ${label.toLowerCase()}`} onClick={onRemove}>
            Fjern billede
          </Button>
        )}
      </div>
    </div>
  )
}
