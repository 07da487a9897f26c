import { z } from '../../validation/zod.ts'
import type { InviteUserInput } from '../../__generated__/userMutationsInviteMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import { requiredEmail, requiredText } from '../form/fieldRules.ts'
import type { FormInput } from '../form/formInput.ts'

/** The roles of a caterer's user, in the order of the choices. */
export const STAFF_ROLES = [
  { value: 'STAFF', label: 'Medarbejder' },
  { value: 'KITCHEN', label: 'Køkken' },
  { value: 'OWNER', label: 'Ejer' },
] as const

export type StaffRole = (typeof STAFF_ROLES)[number]['value']

/** The name of a role; empty where there is none. */
export const staffRoleLabel = (role: string | null | undefined): string =>
  STAFF_ROLES.find(({ value }) => value === role)?.label ?? ''

export const isStaffRole = (role: unknown): role is StaffRole => STAFF_ROLES.some(({ value }) => value === role)

/** The values of an invitation's form. */
export const InvitationSchema = z.object({
  email: requiredEmail(),
  firstName: requiredText(),
  lastName: requiredText(),
  staffRole: z.enum(['OWNER', 'STAFF', 'KITCHEN']),
})
export type Invitation = z.infer<typeof InvitationSchema>

export const INVITATION_LABELS: EveryLabel<Invitation> = {
  email: 'Email',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  staffRole: 'Rolle',
}

export const EMPTY_INVITATION: Invitation = { email: '', firstName: '', lastName: '', staffRole: 'STAFF' }

/** Converts form values to the input of an invitation. */
export function toInvitationInput(values: Invitation): FormInput<InviteUserInput, 'caterNumber'> {
  const { email, firstName, lastName, staffRole } = values
  return { email, firstName, lastName, staffRole }
}
