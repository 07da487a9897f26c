/** Navigates with a new document, so that the Relay store keeps no data of the former viewer. */
export function hardNavigate(address: string): void {
  window.location.assign(address)
}
