/** Loads a new document: nothing that the page's store holds of the former viewer stays. */
export function leaveTo(address: string): void {
  window.location.assign(address)
}
