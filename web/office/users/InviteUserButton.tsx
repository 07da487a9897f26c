import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { z } from '../../validation/zod.ts'
import { isEmail } from '../../../domain/texts/emailFormat.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import type { InviteUserButton_cater$key } from '../../__generated__/InviteUserButton_cater.graphql.ts'
import { EditDialog } from '../form/EditDialog.tsx'
import { requiredText } from '../form/fieldRules.ts'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { Button } from '../../ui/Button.tsx'
import { STAFF_ROLES } from './staffRoles.ts'
import { useInviteUser } from './useInviteUser.ts'
import type { Invitation } from './useInviteUser.ts'

const LABELS = { email: 'Email', firstName: 'Fornavn', lastName: 'Efternavn', staffRole: 'Rolle' }
const InvitationSchema = z.object({
  email: requiredText().refine(isEmail, REFUSAL_TEXTS.email),
  firstName: requiredText(),
  lastName: requiredText(),
  staffRole: z.enum(['OWNER', 'STAFF', 'KITCHEN']),
})
const EMPTY_INVITATION: Invitation = { email: '', firstName: '', lastName: '', staffRole: 'STAFF' }

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
    labels: LABELS,
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
        <TextField control={control} name="email" label={LABELS.email} type="email" />
        <TextField control={control} name="firstName" label={LABELS.firstName} />
        <TextField control={control} name="lastName" label={LABELS.lastName} />
        <SelectField control={control} name="staffRole" label={LABELS.staffRole} choices={STAFF_ROLES} />
      </EditDialog>
    </>
  )
}
