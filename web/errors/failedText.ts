/** The text of an unexpected failure. */
export const FAILED = 'Noget gik galt. Prøv igen.'
