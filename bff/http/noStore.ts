/** Cache-Control of what is one client's own and of what has no lasting answer: no cache may store it, a shared one least of all. */
export const NO_STORE = 'private, no-store'
