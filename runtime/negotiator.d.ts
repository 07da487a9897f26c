/** The part of the package that is used; @types/negotiator lacks `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string | undefined } })
    /** The best of these encodings; of equally good ones the first that is preferred. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined
  }
}
