/** The header by which the web server proves itself to the v2 service, which then believes its X-Forwarded-For. */
export const INTERNAL_SECRET_HEADER = 'x-internal-secret'
