/** The navigation state from the login to the password page; never in the address, since an email is private. */
export interface Unverified {
  email: string
  /** The message of the refused login. */
  message: string
}
