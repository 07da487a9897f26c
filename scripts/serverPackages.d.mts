export const SERVER_PACKAGES: string[]
