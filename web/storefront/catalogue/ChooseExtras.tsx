import type { MenuNode } from '../../../domain/menus/menu.ts'
import text from '../../ui/text.module.css'
import { ChooseExtra } from './ChooseExtra.tsx'
import { ChoosePart } from './ChoosePart.tsx'
import type { Choice } from './useChoice.ts'

/** The extras of a menu. */
export function ChooseExtras({ extras, choice }: { extras: readonly MenuNode[]; choice: Choice }) {
  if (extras.length === 0) return null
  return (
    <ChoosePart name="Tilvalg" aside={<span className={text.note}>Pris pr. stk.</span>}>
      <div>
        {extras.map((extra) => (
          <ChooseExtra key={extra.id} extra={extra} choice={choice} />
        ))}
      </div>
    </ChoosePart>
  )
}
