import { useState } from 'react'
import type { Ref } from 'react'
import { classes } from '../../ui/classes.ts'
import type { PictureFormats } from './validatePicture.ts'
import styles from './PictureField.module.css'

/** A drop zone for pictures. A transparent file input covers it, so that clicks and the keyboard work too. */
export function PictureDrop(props: {
  label: string
  types: PictureFormats
  maxCount: number
  hasPicture: boolean
  onFiles: (files: readonly File[]) => void
  ref: Ref<HTMLInputElement>
}) {
  const { ref, label, types, maxCount, hasPicture, onFiles } = props
  const [isDragOver, setIsOver] = useState(false)
  const isMany = maxCount > 1
  return (
    <div className={classes(styles.drop, isDragOver && styles.isOver)}>
      <span className={styles.choose}>{isMany || !hasPicture ? 'Vælg billede' : 'Skift billede'}</span>
      <span>{`eller slip ${isMany ? `op til ${maxCount} billeder` : 'det'} her: ${types.names}, højst 15 MB`}</span>
      <input
        ref={ref}
        className={styles.input}
        type="file"
        aria-label={`${label}: vælg billede`}
        accept={types.types.join(',')}
        multiple={isMany}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // a change event for the same file fires only after a reset
          target.value = ''
        }}
      />
    </div>
  )
}
