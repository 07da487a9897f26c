/** The service's clock: the real one, or one that runs on from `startsAt`. */
export function createClock(startsAt?: Date): () => Date {
  if (!startsAt) return () => new Date()
  const ahead = startsAt.getTime() - Date.now()
  return () => new Date(Date.now() + ahead)
}
