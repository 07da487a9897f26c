export function unsupportedStyles(filename: string, source: string): string[]
