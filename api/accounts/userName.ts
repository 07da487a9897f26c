const REMOVED_USER = 'Slettet bruger'

/** The name of a user; null where it is not known. */
export const userName = (user: { firstName: string | null; lastName: string | null }): string | null =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || null

/** The name to show of whoever did something, of which only the id was stored; undefined for a user who was removed. */
export const actorName = (user: Parameters<typeof userName>[0] | undefined): string | null =>
  user ? userName(user) : REMOVED_USER
