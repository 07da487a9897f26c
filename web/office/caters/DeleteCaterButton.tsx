import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { DeleteCaterButton_cater$key } from '../../__generated__/DeleteCaterButton_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { useDeleteCater } from './useDeleteCater.ts'

/** 'Slet': deletes a caterer after a confirmation, and navigates to the list of all. */
export function DeleteCaterButton(props: { cater: DeleteCaterButton_cater$key }) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteCaterButton_cater on Cater {
        id
        name
      }
    `,
    props.cater,
  )
  const deleteCater = useDeleteCater()
  const navigate = useNavigate()
  return (
    <DeleteButton
      question={`Vil du slette ${name}?`}
      consequence="Firmaets side lukkes, og dets brugere kan ikke længere logge ind. Ordrer og billeder bevares."
      remove={() => deleteCater(id)}
      onRemoved={() => void navigate(paths.officeCaters(), { replace: true })}
    />
  )
}
