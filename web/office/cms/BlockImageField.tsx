import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { PictureDrop } from '../form/PictureDrop.tsx'
import { chooseFiles, JPEG_PNG_WEBP } from '../form/validatePicture.ts'
import fields from '../form/fields.module.css'
import styles from './BlockImageField.module.css'
import { useUploadPageImage } from './pageMutations.ts'
import type { PageValues } from './pageValues.ts'

/** The picture of a block. A chosen file is stored at once; which picture the block has is saved with the page. */
export function BlockImageField(props: { control: Control<PageValues>; name: `blocks.${number}.image` }) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  const { ref, value, onChange, onBlur } = field
  const [rejection, setRejection] = useState<string | null>(null)
  const [upload, isUploading] = useUploadPageImage()
  const errorId = useId()
  const message = rejection ?? fieldState.error?.message
  const change = (address: string) => {
    onChange(address)
    onBlur()
  }
  const add = async (files: readonly File[]) => {
    const { accepted, rejections } = chooseFiles(files.slice(0, 1), JPEG_PNG_WEBP, { count: 0, maxCount: 1 })
    setRejection(rejections[0] ?? null)
    if (!accepted[0]) return
    const result = await upload(accepted[0])
    if ('address' in result) change(result.address)
    else setRejection(result.error)
  }
  return (
    <fieldset className={fields.group} aria-describedby={message && errorId}>
      <legend>
        Billede <small>valgfri</small>
      </legend>
      {value !== '' && (
        <div className={styles.picture}>
          <img src={`${value}?w=480`} alt="Blokkens billede" />
          <Button variant="quiet" onClick={() => change('')}>
            Fjern billede
          </Button>
        </div>
      )}
      <PictureDrop
        ref={ref}
        label="Billede"
        types={JPEG_PNG_WEBP}
        maxCount={1}
        hasPicture={value !== ''}
        onFiles={(files) => void add(files)}
      />
      <output>{isUploading && 'Gemmer billedet ...'}</output>
      <FieldError id={errorId} message={message} />
    </fieldset>
  )
}
