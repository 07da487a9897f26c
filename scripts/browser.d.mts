export function findBrowser(): Promise<string | undefined>
export const browserArgs: string[]
