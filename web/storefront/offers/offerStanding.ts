/** An offer, as far as it decides what its page says. */
interface Standing {
  /** The graph's name of its state. */
  state: string
  caterName: string
  /** The last day in words: '12. december 2026'. */
  until: string
  orderReference: number | null
  /** True while the page leads to the order; then its mails do. */
  opensOrder: boolean
}

/** The standing of an offer in words for its customer. */
export function offerStanding({ state, caterName, until, orderReference, opensOrder }: Standing): {
  title: string
  text: string
} {
  switch (state) {
    case 'SENT':
      return {
        title: 'Vil du have tilbuddet?',
        text: `Tilbuddet er bindende for ${caterName} til og med den ${until}. Godkender du, er der ikke bestilt noget endnu.`,
      }
    case 'APPROVED':
      return {
        title: 'Du har godkendt tilbuddet',
        text: `Der er ikke bestilt noget endnu. Bestil senest den ${until}. Tilbuddet reserverer ikke plads på dagen, før det er bestilt.`,
      }
    case 'DECLINED':
      return {
        title: 'Du har afvist tilbuddet',
        text: `Har du skiftet mening, så skriv til ${caterName} ved at svare på mailen.`,
      }
    case 'EXPIRED':
      return {
        title: 'Tilbuddet er udløbet',
        text: `Det gjaldt til og med den ${until}. Vil du stadig have det, så skriv til ${caterName} ved at svare på mailen.`,
      }
    case 'ORDERED': {
      const text =
        orderReference === null
          ? 'Bestillingen er godkendt.'
          : `Det er blevet til ordre ${orderReference}, som er godkendt.`
      return {
        title: 'Tilbuddet er bestilt',
        text: opensOrder ? text : `${text} Åbn den fra den nyeste mail om den.`,
      }
    }
    default:
      return { title: 'Tilbuddet', text: `Skriv til ${caterName}, hvis du er i tvivl.` }
  }
}
