import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { Ref } from 'react'
import { cleanPastedHtml } from './cleanPastedHtml.ts'
import { richTextExtensions } from './richTextExtensions.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import styles from './RichText.module.css'

/** The ref of the editor; react-hook-form focuses the first invalid field. */
export interface RichTextHandle {
  focus: () => void
}

/** The editor of RichTextField, loaded lazily. */
export function RichTextEditor({
  ref,
  ...props
}: {
  label: string
  labelId: string
  /** The id of the error message; undefined without one. */
  errorId: string | undefined
  value: string
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  ref?: Ref<RichTextHandle> | undefined
}) {
  const { value, onChange, onBlur } = props
  const lastValue = useRef(value)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': props.labelId,
        class: styles.text ?? '',
        ...(props.errorId && { 'aria-invalid': 'true', 'aria-describedby': props.errorId }),
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: now }) => {
      // oxlint-disable-next-line supported/apis -- the editor's own getHTML(), not an element's
      lastValue.current = now.isEmpty ? '' : now.getHTML()
      onChange(lastValue.current)
    },
    onBlur: () => onBlur?.(),
  })
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor])

  // the form was reset: to a draft, or to the version of somebody else
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={styles.editor}>
      <RichTextToolbar editor={editor} label={props.label} />
      <EditorContent editor={editor} />
    </div>
  )
}
