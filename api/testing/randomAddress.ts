/** An address of its own for a request that limits of attempts would count otherwise. */
export const randomAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')
