export function unannouncedBreaks(before: string, after: string, decisions: string, today: string): string[]
export function deprecationsWithoutDate(text: string): string[]
