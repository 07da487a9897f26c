/** What a caterer's user may do, in the order of the choices. */
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
