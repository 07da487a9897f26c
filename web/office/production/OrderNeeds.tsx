/** ALG-7: what the guests of an order need; nothing where nothing was said. */
export function OrderNeeds({ needs, className }: { needs: readonly string[]; className?: string | undefined }) {
  if (needs.length === 0) return null
  return (
    <p className={className}>
      <b>Særlige hensyn:</b> {needs.join('; ')}
    </p>
  )
}
