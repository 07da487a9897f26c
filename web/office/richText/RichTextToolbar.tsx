import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState } from '@tiptap/react'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { HeadingMenu } from './HeadingMenu.tsx'
import styles from './RichText.module.css'

interface Tool {
  type: string
  name: string
  icon: IconName
  use: (chain: ChainedCommands) => ChainedCommands
}

const EMPHASIS: readonly Tool[] = [
  { type: 'bold', name: 'Fed (Ctrl B)', icon: 'bold', use: (chain) => chain.toggleBold() },
  { type: 'italic', name: 'Kursiv (Ctrl I)', icon: 'italic', use: (chain) => chain.toggleItalic() },
  { type: 'underline', name: 'Understreget (Ctrl U)', icon: 'underline', use: (chain) => chain.toggleUnderline() },
]
const LISTS: readonly Tool[] = [
  { type: 'bulletList', name: 'Punktliste (Ctrl Skift 8)', icon: 'list', use: (chain) => chain.toggleBulletList() },
  {
    type: 'orderedList',
    name: 'Nummereret liste (Ctrl Skift 7)',
    icon: 'listOrdered',
    use: (chain) => chain.toggleOrderedList(),
  },
]

/** The toolbar of an editor: one tab stop, arrow keys between the buttons, which show whether their format is active. */
export function RichTextToolbar(props: { editor: Editor; label: string }) {
  return (
    <Toolbar.Root className={styles.bar} aria-label={`Formatering af ${props.label.toLowerCase()}`}>
      <HeadingMenu editor={props.editor} />
      <Toolbar.Separator className={styles.line} />
      <Tools editor={props.editor} tools={EMPHASIS} />
      <Toolbar.Separator className={styles.line} />
      <Tools editor={props.editor} tools={LISTS} />
    </Toolbar.Root>
  )
}

function Tools({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(({ type }) => now.isActive(type)).map(({ type }) => type),
  })
  return tools.map(({ type, name, icon, use }) => (
    <Toolbar.Button
      key={type}
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={active.includes(type)}
      // keeps the selection of the editor
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => use(editor.chain().focus()).run()}
    >
      <Icon name={icon} />
    </Toolbar.Button>
  ))
}
