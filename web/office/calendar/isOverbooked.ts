/** True where more covers are booked on a day than it has room for; null is no limit. */
export const isOverbooked = (bookedCovers: number, capacity: number | null | undefined) =>
  capacity != null && bookedCovers > capacity
