import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { ChooseDialog } from './ChooseDialog.tsx'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import { useChoice } from './useChoice.ts'

/** A line of the basket, opened with its choices and covers to be chosen anew. */
export function EditLine({ menu, line, onClose }: { menu: OfferedMenu; line: BasketMenu; onClose: () => void }) {
  const choice = useChoice(menu, line.caterId, line)
  const save = () => {
    const isSaved = choice.save() !== null
    if (isSaved) onClose()
    return isSaved
  }
  return (
    <ChooseDialog
      caterId={line.caterId}
      menu={menu}
      choice={choice}
      action="Gem ændringer"
      onSave={save}
      onClose={onClose}
    />
  )
}
