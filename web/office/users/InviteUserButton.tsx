import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InviteUserButton_cater$key } from '../../__generated__/InviteUserButton_cater.graphql.ts'
import { EditDialog } from '../form/EditDialog.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { Button } from '../../ui/Button.tsx'
import { useInviteUser } from './userMutations.ts'
import { EMPTY_INVITATION, INVITATION_LABELS, InvitationSchema, STAFF_ROLES } from './userValues.ts'

/** 'Inviter bruger': mails an invitation, with a link to choose a password. */
export function InviteUserButton(props: { cater: InviteUserButton_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment InviteUserButton_cater on Cater {
        id
        number
        name
      }
    `,
    props.cater,
  )
  const [isOpen, setIsOpen] = useState(false)
  const inviteUser = useInviteUser(cater.id, cater.number)
  const form = useForm({ resolver: zodResolver(InvitationSchema), defaultValues: EMPTY_INVITATION })
  const editing = useEditForm({
    form,
    draftId: `invitation:${cater.number}`,
    labels: INVITATION_LABELS,
    rules: null,
    save: inviteUser,
    savedText: 'Invitationen er sendt',
    onSaved: () => {
      form.reset(EMPTY_INVITATION)
      setIsOpen(false)
    },
  })
  const { control } = form
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Inviter bruger</Button>
      <EditDialog
        editing={editing}
        title={`Inviter bruger til ${cater.name}`}
        submitLabel="Send invitation"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <p>Brugeren får en mail med et link, der gælder i 7 dage.</p>
        <TextField control={control} name="email" label={INVITATION_LABELS.email} type="email" />
        <TextField control={control} name="firstName" label={INVITATION_LABELS.firstName} />
        <TextField control={control} name="lastName" label={INVITATION_LABELS.lastName} />
        <SelectField control={control} name="staffRole" label={INVITATION_LABELS.staffRole} choices={STAFF_ROLES} />
      </EditDialog>
    </>
  )
}
