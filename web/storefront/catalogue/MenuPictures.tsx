/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   what scrolls can be reached by the keyboard, and arrow keys leaf from its buttons as well */
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuPictureFrame } from './MenuPictureFrame.tsx'
import styles from './MenuPictures.module.css'
import type { MenuPicture } from '../../catalogue/menuNode.ts'
import { pictureCaption } from './pictureCaption.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A menu's several pictures beside each other, of which one is seen: leafed through by swiping, arrow keys and buttons. */
export function MenuPictures({ name, pictures }: { name: string; pictures: readonly MenuPicture[] }) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const leaf = (step: number) => {
    const next = (shown + step + pictures.length) % pictures.length
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'instant' })
  }
  const leafByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    leaf(step)
  }
  return (
    <fieldset className={styles.pictures} aria-label={`Billeder af ${name}`} onKeyDown={leafByKey}>
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        // where the pictures are is what says which one is seen, however they were moved
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((each) => (
          <li key={each.id}>
            <MenuPictureFrame picture={each} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <output className={styles.caption}>{pictureCaption(pictures, shown)}</output>
        <Button variant="icon" aria-label="Forrige billede" onClick={() => leaf(-1)}>
          <Icon name="left" />
        </Button>
        <Button variant="icon" aria-label="Næste billede" onClick={() => leaf(1)}>
          <Icon name="right" />
        </Button>
      </div>
    </fieldset>
  )
}
