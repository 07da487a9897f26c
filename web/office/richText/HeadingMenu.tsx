import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { use } from 'react'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { OfficeSurfaceContext } from '../../ui/OfficeTheme.tsx'
import styles from './RichText.module.css'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

const nameOf = (level: number) => (level === 0 ? 'Brødtekst' : `Overskrift ${level}`)

/** Which heading the paragraph is, or none; Ctrl Alt 1 to 6 and 0 do the same. */
export function HeadingMenu({ editor }: { editor: Editor }) {
  const surface = use(OfficeSurfaceContext)
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
        aria-label={`Overskrift, nu ${nameOf(level).toLowerCase()}`}
      >
        {nameOf(level)}
        <OfficeIcon name="chevronDown" />
      </Toolbar.Button>
      <Menu.Portal container={surface}>
        <Menu.Positioner className={styles.floating} sideOffset={4} align="start">
          <Menu.Popup className={styles.menu} finalFocus={false}>
            <Menu.RadioGroup value={level} onValueChange={choose}>
              {[0, ...LEVELS].map((choice) => (
                <Menu.RadioItem key={choice} value={choice} closeOnClick className={styles.choice}>
                  <Menu.RadioItemIndicator keepMounted className={styles.chosen}>
                    <OfficeIcon name="check" />
                  </Menu.RadioItemIndicator>
                  {nameOf(choice)}
                  <kbd>Ctrl Alt {choice}</kbd>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
