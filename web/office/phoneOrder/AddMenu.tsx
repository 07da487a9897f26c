import { ChooseDialog } from '../../storefront/catalogue/ChooseDialog.tsx'
import type { ShownMenu } from '../../catalogue/menuNode.ts'
import { useChoice } from '../../storefront/catalogue/useChoice.ts'

/** A menu opened to be chosen, and put into the order. */
export function AddMenu({ caterId, menu, onClose }: { caterId: number; menu: ShownMenu; onClose: () => void }) {
  const choice = useChoice(menu, caterId)
  const save = () => {
    const isSaved = choice.save() !== null
    if (isSaved) onClose()
    return isSaved
  }
  return (
    <ChooseDialog
      caterId={caterId}
      // what each order carries besides stands in the order's own sum
      menu={{ ...menu, fees: [] }}
      choice={choice}
      action="Læg i ordren"
      onSave={save}
      onClose={onClose}
    />
  )
}
