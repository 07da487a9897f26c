/**
 * The attribute of a button whose click before hydration is not replayed after it, since it must be pressed in view of what
 * only the browser knows.
 */
export const NEVER_REPLAYED = { 'data-replay': 'never' } as const
