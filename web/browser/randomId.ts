/** A new id that nobody can guess. Made without crypto.randomUUID, which plain http does not have. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
