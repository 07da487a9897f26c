type Part = string | null | undefined

/** An address in one line, of the parts that are known: 'Mejlgade 8, 8000 Aarhus C'. */
export const formatAddress = (address: Part, zipCode: Part, city: Part): string =>
  [address, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
