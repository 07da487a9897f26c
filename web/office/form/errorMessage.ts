/** Finds the message of a react-hook-form error; of a list, that of its first invalid item. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  // `ref` holds a DOM element
  const parts = Object.entries(error).filter(([name]) => name !== 'ref')
  return parts.map(([, part]) => errorMessage(part)).find((message) => message !== undefined)
}
