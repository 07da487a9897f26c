/** An event of an order; `at` is a moment of ISO 8601. */
interface OrderEvent {
  type: string
  at: string
}

/** The end of a proposal that is not open any more, by its state. */
const ENDS: Readonly<Record<string, string>> = {
  ACCEPTED: 'Forslaget er accepteret. Ordren er, som det blev foreslået.',
  DECLINED: 'Forslaget er afvist. Ordren er, som den var.',
  WITHDRAWN: 'Forslaget er trukket tilbage.',
  EXPIRED: 'Forslaget er udløbet.',
}

/** The events that end an open proposal. */
const OVERTAKEN: Readonly<Record<string, string>> = {
  ACCEPTED: 'Forslaget bortfaldt, da ordren blev godkendt.',
  REFUSED: 'Forslaget bortfaldt, da ordren blev afvist.',
  CANCELLED: 'Forslaget bortfaldt, da ordren blev afbestilt.',
  PROPOSED: 'Forslaget bortfaldt, da der kom et nyt forslag.',
}

/**
 * The Danish sentence about a proposal that is not open any more. One that was overtaken ended at the moment of what overtook
 * it, which is one of the order's events.
 */
export function proposalEndText(
  proposal: { state: string; answeredAt: string | null | undefined },
  events: readonly OrderEvent[],
): string {
  const overtaking = events.find(({ type, at }) => at === proposal.answeredAt && OVERTAKEN[type])
  return (
    ENDS[proposal.state] ??
    (overtaking && OVERTAKEN[overtaking.type]) ??
    'Forslaget gælder ikke længere: ordren er ændret i mellemtiden.'
  )
}
