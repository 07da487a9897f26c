import { Button } from '../../ui/Button.tsx'
import { ChooseFoot } from './ChooseFoot.tsx'
import { ChooseParts } from './ChooseParts.tsx'
import { MissingTold } from './MissingTold.tsx'
import type { ShownMenu } from './menuNode.ts'
import type { Choice } from './useChoice.ts'
import { useSubmitChoice } from './useSubmitChoice.ts'

interface ChooseMenuProps {
  id: string
  menu: ShownMenu
  choice: Choice
  /** Adds the choice; false where something is missing. */
  onAdd: () => boolean
}

/** All that can be chosen in a menu, in its place on the page. */
export function ChooseMenu({ id, menu, choice, onAdd }: ChooseMenuProps) {
  const { body, whyId, show, submit, isMissing } = useSubmitChoice(choice, onAdd)
  return (
    <div id={id} ref={body}>
      <ChooseParts menu={menu} choice={choice} />
      <ChooseFoot menu={menu} choice={choice} whyId={whyId} onShow={show}>
        <Button look="main" isBig aria-describedby={whyId} onClick={submit}>
          Læg i kurv
        </Button>
      </ChooseFoot>
      <MissingTold isMissing={isMissing} />
    </div>
  )
}
