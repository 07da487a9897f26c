// Not in the database, whose collation depends on how it was created
const danish = new Intl.Collator('da')

/** Compares two names in Danish order, for sort(): æ, ø and å come last. */
export const compareDanish = (a: string, b: string): number => danish.compare(a, b)
