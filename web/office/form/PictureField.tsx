import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { validatePicture } from './validatePicture.ts'
import type { PictureFormats } from './validatePicture.ts'
import { errorMessage } from './errorMessage.ts'
import fields from './fields.module.css'
import { createPicture } from './Picture.ts'
import type { Picture } from './Picture.ts'
import { PictureDrop } from './PictureDrop.tsx'
import styles from './PictureField.module.css'
import { PictureItem } from './PictureItem.tsx'
import type { EditFieldProps } from './TextField.tsx'
import { useFieldNote } from './useFieldNote.ts'

/**
 * The pictures of an object, a list of Picture. Without isMany a new one replaces the old one. Files of a wrong type
 * or size are refused here.
 *
 *   <PictureField control={control} name="images" label="Billeder" types={JPEG_PNG} isMany hasCaptions canRemove />
 *
 * New files are passed to useSave as `files`; an id that is missing from the list is a deleted picture.
 */
export function PictureField<Values extends FieldValues>(
  props: EditFieldProps<Values> & {
    types: PictureFormats
    isMany?: boolean
    hasCaptions?: boolean
    canRemove?: boolean
    /** The shape of a preview; 'wide' by default. */
    shape?: 'square' | 'wide'
  },
) {
  const { control, name, label, hint, types, isMany = false, hasCaptions = false, canRemove = false } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const note = useFieldNote(fieldState.isDirty, false)
  const [rejections, setRefused] = useState<string[]>([])
  const errorId = useId()
  const pictures: Picture[] = value
  const message = isMany ? fieldState.error?.message : errorMessage(fieldState.error)
  const change = (next: Picture[]) => {
    onChange(next)
    onBlur()
  }
  const add = (files: readonly File[]) => {
    const chosen = isMany ? files : files.slice(0, 1)
    setRefused(chosen.flatMap((file) => validatePicture(file, types) ?? []))
    const accepted = chosen.filter((file) => validatePicture(file, types) === null).map(createPicture)
    if (accepted.length > 0) change(isMany ? [...pictures, ...accepted] : accepted)
  }
  return (
    <fieldset className={fields.group} aria-describedby={message && errorId}>
      <legend>
        {label} {note && <small>{note}</small>}
      </legend>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.url}
              picture={picture}
              label={isMany ? `${label} ${index + 1}` : label}
              shape={props.shape ?? 'wide'}
              error={isMany ? errorMessage(Reflect.get(fieldState.error ?? {}, index)) : undefined}
              onCaption={hasCaptions ? (caption) => change(pictures.with(index, { ...picture, caption })) : undefined}
              onRemove={
                canRemove || picture.file ? () => change(pictures.filter((other) => other !== picture)) : undefined
              }
            />
          ))}
        </ul>
      )}
      <PictureDrop
        label={label}
        types={types}
        isMany={isMany}
        hasPicture={pictures.length > 0}
        onFiles={add}
        ref={ref}
      />
      <FieldError id={errorId} message={message} />
      {rejections.map((reason) => (
        <Notice key={reason} variant="error" role="alert">
          <strong>{reason}</strong>
        </Notice>
      ))}
      {hint && <p className={fields.hint}>{hint}</p>}
    </fieldset>
  )
}
