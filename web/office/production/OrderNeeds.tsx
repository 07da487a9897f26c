/** ALG-7: the needs of an order's guests; nothing without needs. */
export function OrderNeeds({ needs, className }: { needs: readonly string[]; className?: string | undefined }) {
  if (needs.length === 0) return null
  return (
    <p className={className}>
      <b>Særlige hensyn:</b>
      <span>{` ${needs.join('; ')}`}</span>
    </p>
  )
}
