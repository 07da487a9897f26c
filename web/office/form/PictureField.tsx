import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { ComponentType, ReactNode } from 'react'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { chooseFiles } from './validatePicture.ts'
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

/** The layout of the pictures of a field. */
export interface PictureListProps {
  label: string
  pictures: readonly Picture[]
  renderItem: (picture: Picture, index: number) => ReactNode
  onSort: (pictures: Picture[]) => void
}

/**
 * The pictures of an object, a list of Picture. Where there is only one, a new one replaces it. Files of a wrong type
 * or size, and those that there is no room for, are refused here.
 *
 *   <PictureField control={control} name="images" label="Billeder" types={JPEG_PNG} maxCount={30} hasCaptions canRemove />
 *
 * New files are passed to useSave as `files`; an id that is missing from the list is a deleted picture.
 */
export function PictureField<Values extends FieldValues>(
  props: EditFieldProps<Values> & {
    types: PictureFormats
    /** 1 by default. */
    maxCount?: number
    /** The layout of the pictures: SortablePictures, or beside each other by default. */
    List?: ComponentType<PictureListProps>
    /** The mark of the first of sortable pictures: 'Vises først'. */
    firstMark?: string
    hasCaptions?: boolean
    canRemove?: boolean
    /** The shape of a preview; 'wide' by default. */
    shape?: 'square' | 'wide'
  },
) {
  const { control, name, label, hint, types, maxCount = 1, firstMark, hasCaptions = false, canRemove = false } = props
  const { List = PictureList } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const note = useFieldNote(fieldState.isDirty, false)
  const [rejections, setRejections] = useState<string[]>([])
  const errorId = useId()
  const isMany = maxCount > 1
  const pictures: Picture[] = value
  // any change clears the service's errors, but a file that it has refused once is always refused
  const [refusedFiles, setRefusedFiles] = useState<ReadonlyMap<string, string>>(new Map())
  const message = isMany ? fieldState.error?.message : errorMessage(fieldState.error)
  const pictureError = (index: number): object | undefined => Reflect.get(fieldState.error ?? {}, index)
  const change = (next: Picture[]) => {
    setRefusedFiles(new Map([...refusedFiles, ...pictures.flatMap(getFileError)]))
    onChange(next)
    onBlur()
  }
  const getFileError = ({ url }: Picture, index: number): [string, string][] => {
    const error = errorMessage(Reflect.get(pictureError(index) ?? {}, 'file'))
    return error === undefined ? [] : [[url, error]]
  }
  const add = (files: readonly File[]) => {
    const room = isMany ? { count: pictures.length, maxCount } : { count: 0, maxCount: 1 }
    const { accepted, rejections: rejected } = chooseFiles(isMany ? files : files.slice(0, 1), types, room)
    setRejections(rejected)
    const added = accepted.map(createPicture)
    if (added.length > 0) change(isMany ? [...pictures, ...added] : added)
  }
  const renderItem = (picture: Picture, index: number) => (
    <PictureItem
      picture={picture}
      label={isMany ? `Billede ${index + 1}` : label}
      shape={props.shape ?? 'wide'}
      mark={index === 0 ? firstMark : undefined}
      error={isMany ? (errorMessage(pictureError(index)) ?? refusedFiles.get(picture.url)) : undefined}
      onCaption={hasCaptions ? (caption) => change(pictures.with(index, { ...picture, caption })) : undefined}
      onRemove={canRemove || picture.file ? () => change(pictures.filter((other) => other !== picture)) : undefined}
    />
  )
  return (
    <fieldset className={fields.group} aria-describedby={message && errorId}>
      <legend>
        <span>{`${label} `}</span>
        {note && <small>{note}</small>}
      </legend>
      {pictures.length > 0 && <List label={label} pictures={pictures} renderItem={renderItem} onSort={change} />}
      <PictureDrop
        label={label}
        types={types}
        maxCount={maxCount}
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

function PictureList({ pictures, renderItem }: PictureListProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>{renderItem(picture, index)}</li>
      ))}
    </ul>
  )
}
