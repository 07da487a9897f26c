import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CopyMenuButton_cater$key } from '../../__generated__/CopyMenuButton_cater.graphql.ts'
import { paths } from '../../paths.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeIcon } from '../parts/OfficeIcon.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import { useCopyMenu } from './useCopyMenu.ts'

/** 'Kopier': copies a menu with all that is in it, and goes to the copy. */
export function CopyMenuButton(props: { cater: CopyMenuButton_cater$key; menuId: string }) {
  const { id, number } = useFragment(
    graphql`
      fragment CopyMenuButton_cater on Cater {
        id
        number
      }
    `,
    props.cater,
  )
  const navigate = useNavigate()
  const [copy, isCopying, hasFailed] = useCopyMenu(id, (uuid) => void navigate(paths.officeMenu(number, uuid)))
  return (
    <>
      {hasFailed && (
        <OfficeNotice kind="stop">
          <strong>Noget gik galt.</strong>
          <span>Menuen blev ikke kopieret. Prøv igen.</span>
        </OfficeNotice>
      )}
      <OfficeButton busy={isCopying} onClick={() => copy(props.menuId)}>
        <OfficeIcon name="copy" />
        Kopier
      </OfficeButton>
    </>
  )
}
