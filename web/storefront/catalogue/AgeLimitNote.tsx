import { AGE_LIMIT_TEXT } from '../../../domain/texts/texts.ts'

/** LAW-2: '18+', and that it is not sold online; nothing without an age limit. */
export function AgeLimitNote({ ageLimit }: { ageLimit: number | null | undefined }) {
  return (
    ageLimit != null && (
      <small>
        <strong>{`${ageLimit}+`}</strong>
        <span>{` ${AGE_LIMIT_TEXT}`}</span>
      </small>
    )
  )
}
