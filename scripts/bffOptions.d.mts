export const BFF_OPTIONS: readonly string[]
