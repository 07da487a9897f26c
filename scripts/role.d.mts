export const ROLES: Readonly<Record<string, string>>
