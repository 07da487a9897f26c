/** Forms of a user at once. Each takes a connection and open files. */
const MAX_USER_FORMS = 8
/** When to try again where there is no room. */
export const NO_ROOM_RETRY_SECONDS = 5

/** The share of one form in its user's room. */
export interface UploadShare {
  /** Counts bytes that have arrived; false where the user's forms are larger together than the room. */
  add: (bytes: number) => boolean
  /** Gives the bytes back, once the form's files are gone. */
  release: () => void
}

/**
 * Limits the forms of each user that are under way at the same time: their number, and the bytes that came. The function
 * that is returned opens a share for a new form; it returns null where the user has too many.
 */
export function createUploadRoom(maxUserBytes: number): (userId: string) => UploadShare | null {
  const used = new Map<string, { forms: number; bytes: number }>()
  return (userId) => {
    const user = used.get(userId) ?? { forms: 0, bytes: 0 }
    if (user.forms >= MAX_USER_FORMS) return null
    used.set(userId, user)
    user.forms += 1
    let own = 0
    return {
      add: (bytes) => {
        own += bytes
        user.bytes += bytes
        return user.bytes <= maxUserBytes
      },
      release: () => {
        user.forms -= 1
        user.bytes -= own
        if (user.forms === 0) used.delete(userId)
      },
    }
  }
}
