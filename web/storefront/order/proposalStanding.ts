/** The standing of a proposal for the customer: a heading, and a sentence below it. */
export interface ProposalStanding {
  title: string
  text: string
}

interface ShownProposal {
  by: string
  state: string
  /** 'den 25. marts kl. 15:02' */
  until: string
  /** 'kr. 6.160,00' */
  price: string
}

const STAYS = 'Ordren står, som du bestilte den.'

/** CHG-6: the standing of a proposal in words for the customer. `caterName` is the caterer's. */
export function proposalStanding(proposal: ShownProposal, caterName: string): ProposalStanding {
  const { by, state, until, price } = proposal
  const isOwn = by === 'CUSTOMER'
  switch (state) {
    case 'OPEN':
      return isOwn
        ? { title: 'Du har foreslået en ændring', text: `${caterName} skal svare senest ${until}` }
        : { title: `${caterName} foreslår en ændring`, text: `Svar senest ${until}` }
    case 'ACCEPTED':
      return {
        title: 'Ændringen er accepteret',
        text: isOwn
          ? `${caterName} har sagt ja. I alt ${price}. Vi har sendt dig en ny bekræftelse på mail.`
          : `${caterName} har fået besked. I alt ${price}. Ordren er godkendt, og vi har sendt dig en ny bekræftelse på mail.`,
      }
    case 'DECLINED':
      return isOwn
        ? { title: `${caterName} har afvist din ændring`, text: STAYS }
        : { title: 'Du har afvist ændringen', text: `${caterName} har fået besked. ${STAYS}` }
    case 'WITHDRAWN':
      return isOwn
        ? { title: 'Du har trukket dit forslag tilbage', text: STAYS }
        : { title: 'Ordren er ændret i mellemtiden.', text: `${caterName} har trukket forslaget tilbage. ${STAYS}` }
    case 'EXPIRED':
      return {
        title: 'Forslaget er udløbet.',
        text: `${isOwn ? caterName : 'Du'} svarede ikke inden ${until}. ${STAYS}`,
      }
    default:
      return {
        title: 'Ordren er ændret i mellemtiden.',
        text: 'Forslaget gælder ikke længere. Her på siden ser du ordren, som den er nu.',
      }
  }
}
