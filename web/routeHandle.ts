/** What a route tells the server beside what it draws. */
export interface RouteHandle {
  /** The files of its code, so that the page can name their scripts and style sheets. */
  files: string[]
  /** Its pages are neither cached nor indexed. */
  isPrivate?: boolean
}
