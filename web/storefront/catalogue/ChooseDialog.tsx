import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import styles from './ChooseDialog.module.css'
import { ChooseFooter } from './ChooseFooter.tsx'
import { ChooseParts } from './ChooseParts.tsx'
import { LazyMenuPictures } from './LazyMenuPictures.tsx'
import { MenuPrice } from './MenuPrice.tsx'
import { PartHeadingLevel } from './PartHeading.tsx'
import { MissingAnnouncement } from './MissingAnnouncement.tsx'
import { MenuText } from '../../catalogue/MenuText.tsx'
import type { OfferedMenu } from '../../catalogue/menuNode.ts'
import type { Choice } from './useChoice.ts'
import { useSubmitChoice } from './useSubmitChoice.ts'

interface ChooseDialogProps {
  caterId: number
  menu: OfferedMenu
  choice: Choice
  /** The text of the button. */
  action: 'Læg i kurv' | 'Læg i ordren' | 'Gem ændringer'
  /** Saves the choice; false where something is missing. */
  onSave: () => boolean
  onClose: () => void
}

/** All that can be chosen in a menu, above the page: a sheet on phones. */
export function ChooseDialog({ caterId, menu, choice, action, onSave, onClose }: ChooseDialogProps) {
  const { body, whyId, submit, isMissing } = useSubmitChoice(choice, onSave)
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title={menu.name}
      variant="window"
      footer={
        <div className={styles.foot}>
          <ChooseFooter caterId={caterId} menu={menu} choice={choice} whyId={whyId} isPinned>
            <Button variant="primary" size="lg" aria-describedby={whyId} onClick={submit}>
              {action}
            </Button>
          </ChooseFooter>
        </div>
      }
    >
      <div ref={body}>
        <div className={classes(menu.pictures.length > 0 && styles.hasPictures)}>
          <LazyMenuPictures menu={menu} />
          <div>
            <MenuText className={styles.text} menu={menu.text} />
            <MenuPrice menu={menu} />
          </div>
        </div>
        <PartHeadingLevel value="h3">
          <ChooseParts caterId={caterId} menu={menu} choice={choice} />
        </PartHeadingLevel>
        <MissingAnnouncement isMissing={isMissing} />
      </div>
    </LazyDialog>
  )
}
