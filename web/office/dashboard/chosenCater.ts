import { describeUnusable } from '../../../domain/time/addressPeriod.ts'

/** Reads an admin's caterer from a URL; null for all, and where `error` says why it cannot be used. */
export function readCater(search: URLSearchParams): { number: number | null; error: string | undefined } {
  const text = search.get('cater') ?? ''
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  const isWrong = number === null && text !== ''
  return { number, error: isWrong ? describeUnusable(text, 'et cateringfirma') : undefined }
}
