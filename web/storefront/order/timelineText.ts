/**
 * The text of an order's event for its customer; null for events of no use to the customer. `by` is who did it, of whom
 * the caterer's people are shown by the caterer's name.
 */
export function timelineText(
  { type, by }: { type: string; by: string | null },
  { caterName, isPickup }: { caterName: string; isPickup: boolean },
): string | null {
  const who = by === caterName ? caterName : 'Du'
  switch (type) {
    case 'PLACED':
      return 'Bestillingen blev modtaget'
    case 'TAKEN':
      return `${caterName} tog imod bestillingen og godkendte den`
    case 'SEEN':
      return `${caterName} åbnede bestillingen`
    case 'ACCEPTED':
      return `${caterName} godkendte bestillingen`
    case 'REFUSED':
      return `${caterName} afviste bestillingen`
    case 'UNDONE':
      return `${caterName} fortrød sit svar`
    case 'PAID':
      return 'Bestillingen blev betalt'
    case 'DELIVERED':
      return isPickup ? 'Maden blev hentet' : 'Maden blev leveret'
    case 'CANCELLED':
      return 'Bestillingen blev afbestilt'
    case 'PROPOSED':
      return `${who} foreslog en ændring`
    case 'PROPOSAL_ACCEPTED':
      return `${who} accepterede ændringen`
    case 'PROPOSAL_DECLINED':
      return `${who} afviste ændringen`
    case 'PROPOSAL_WITHDRAWN':
      return `${who} trak forslaget tilbage`
    case 'PROPOSAL_EXPIRED':
      return 'Forslaget udløb'
    case 'CHANGED':
      return 'Bestillingen blev ændret'
    default:
      return null
  }
}
