import appear from '../../ui/appear.module.css'
import { Button } from '../../ui/Button.tsx'
import { ChooseFooter } from './ChooseFooter.tsx'
import { ChooseParts } from './ChooseParts.tsx'
import { MissingAnnouncement } from './MissingAnnouncement.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import type { Choice } from './useChoice.ts'
import { useSubmitChoice } from './useSubmitChoice.ts'

interface ChooseMenuProps {
  id: string
  caterId: number
  menu: ShownMenu
  choice: Choice
  /** Adds the choice; false where something is missing. */
  onAdd: () => boolean
}

/** All that can be chosen in a menu, in its place on the page. Its foot stays in view beside all of the card. */
export function ChooseMenu({ id, caterId, menu, choice, onAdd }: ChooseMenuProps) {
  const { body, whyId, submit, isMissing } = useSubmitChoice(choice, onAdd)
  return (
    <>
      <div id={id} ref={body} className={appear.appear}>
        <ChooseParts caterId={caterId} menu={menu} choice={choice} />
      </div>
      <ChooseFooter caterId={caterId} menu={menu} choice={choice} whyId={whyId}>
        <Button variant="primary" size="lg" aria-describedby={whyId} onClick={submit}>
          Læg i kurv
        </Button>
      </ChooseFooter>
      <MissingAnnouncement isMissing={isMissing} />
    </>
  )
}
