import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { use } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { ThemeContext } from '../../ui/ThemeContext.ts'
import styles from './RichText.module.css'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

const getName = (level: number) => (level === 0 ? 'Brødtekst' : `Overskrift ${level}`)

/** The heading level of the paragraph; Ctrl Alt 1 to 6 and 0 set it too. */
export function HeadingMenu({ editor }: { editor: Editor }) {
  const { container } = use(ThemeContext)
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => LEVELS.find((candidate) => now.isActive('heading', { level: candidate })) ?? 0,
  })
  const choose = (chosen: number) => {
    const heading = LEVELS.find((candidate) => candidate === chosen)
    const chain = editor.chain().focus()
    void (heading ? chain.setHeading({ level: heading }) : chain.setParagraph()).run()
  }
  return (
    <Menu.Root modal={false}>
      <Toolbar.Button
        render={<Menu.Trigger />}
        className={styles.heading}
        aria-label={`Overskrift, nu ${getName(level).toLowerCase()}`}
      >
        <span>{getName(level)}</span>
        <Icon name="chevronDown" />
      </Toolbar.Button>
      <Menu.Portal container={container}>
        <Menu.Positioner className={styles.floating} sideOffset={4} align="start">
          <Menu.Popup className={styles.menu} finalFocus={false}>
            <Menu.RadioGroup value={level} onValueChange={choose}>
              {[0, ...LEVELS].map((choice) => (
                <Menu.RadioItem key={choice} value={choice} closeOnClick className={styles.choice}>
                  <Menu.RadioItemIndicator keepMounted className={styles.chosen}>
                    <Icon name="check" />
                  </Menu.RadioItemIndicator>
                  <span>{getName(choice)}</span>
                  <kbd>{`Ctrl Alt ${choice}`}</kbd>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
