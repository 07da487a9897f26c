/** Where neither the person nor the state of things is to blame. */
export const FAILED = 'Noget gik galt. Prøv igen.'
