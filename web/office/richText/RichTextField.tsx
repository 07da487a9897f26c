import { lazy, Suspense, useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { Html } from '../../ui/Html.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { FieldError } from '../../ui/FieldDescription.tsx'
import field from '../../ui/Field.module.css'
import type { RichTextHandle } from './RichTextEditor.tsx'
import styles from './RichText.module.css'

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then(({ RichTextEditor: editor }) => ({ default: editor })),
)

/**
 * A text with headings, lists and emphasis, as HTML; empty is ''. The editor is loaded lazily, and the text is readable
 * until then. With react-hook-form:
 * `<Controller name="description" control={control} render={({ field, fieldState }) =>
 *   <RichTextField label="Beskrivelse" {...field} error={fieldState.error?.message} />} />`
 */
export function RichTextField({
  ref,
  ...props
}: {
  label: string
  /** Shown beside the label. */
  mark?: ReactNode
  name?: string
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: string | undefined
  ref?: Ref<RichTextHandle>
}) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const errorId = `${id}-error`
  const text = (
    <div className={styles.editor}>
      <div className={styles.bar} />
      <Html html={props.value} className={styles.text} />
    </div>
  )
  return (
    <div className={field.field}>
      <div className={field.head}>
        <span className={field.label} id={id}>
          {props.label}
        </span>
        {props.mark}
      </div>
      {isHydrated ? (
        <Suspense fallback={text}>
          <RichTextEditor
            label={props.label}
            labelId={id}
            errorId={props.error ? errorId : undefined}
            value={props.value}
            onChange={props.onChange}
            onBlur={props.onBlur}
            ref={ref}
          />
        </Suspense>
      ) : (
        text
      )}
      <FieldError id={errorId} message={props.error} />
    </div>
  )
}
