/** What the login hands to the password page in the navigation's state, never in the address: an email is nobody else's. */
export interface Unverified {
  email: string
  /** What the login was refused with. */
  message: string
}
