/** The time that one delivery has, from the fetch of its job to the mail server's last answer. */
export const DELIVERY_DEADLINE_MS = 240_000

/**
 * A mail in delivery for so long is taken for that of a dead process, and delivered by another one. Longer than the
 * deadline, so that a living process has ended its delivery by then, however slow the mail server is.
 */
export const MAIL_EXPIRE_SECONDS = 300
