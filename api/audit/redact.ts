import type { ChangeKind } from '../database/schema.ts'

/** The fields of a person, by the kind of object that has them. */
const PERSONAL_FIELDS: Partial<Record<ChangeKind, readonly string[]>> = {
  user: ['firstName', 'lastName', 'email', 'phoneNumber'],
  cater: ['contactPerson', 'email', 'phoneNumber'],
}

/**
 * A copy for the audit log, which outlives the people in it: it shows that a personal field has a value or was changed, not
 * which value.
 */
export function redact(kind: ChangeKind, thing: object): object {
  const isPersonal = (field: string, value: unknown) => value != null && PERSONAL_FIELDS[kind]?.includes(field)
  return Object.fromEntries(
    Object.entries(thing).map(([field, value]) => [field, isPersonal(field, value) ? '[redacted]' : value]),
  )
}
