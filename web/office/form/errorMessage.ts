/** What is wrong with a field of react-hook-form, or with the first part of it that is wrong: a list has parts. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message
  // `ref` is the page's element
  const parts = Object.entries(error).filter(([name]) => name !== 'ref')
  return parts.map(([, part]) => errorMessage(part)).find((message) => message !== undefined)
}
