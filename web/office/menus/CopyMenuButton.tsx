import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CopyMenuButton_cater$key } from '../../__generated__/CopyMenuButton_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCopyMenu } from './menuMutations.ts'

/** 'Kopier': copies a menu with all its content, and navigates to the copy. */
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
  const [copy, error, isCopying] = useCopyMenu(id, (uuid) => void navigate(paths.officeMenu(number, uuid)))
  return (
    <>
      <ActionErrorNotice error={error}>Menuen blev ikke kopieret.</ActionErrorNotice>
      <Button isPending={isCopying} onClick={() => copy(props.menuId)}>
        <Icon name="copy" />
        Kopier
      </Button>
    </>
  )
}
