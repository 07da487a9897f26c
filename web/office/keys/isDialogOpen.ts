/** True while a dialog stands over the page; one that fades out no longer does. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-closed])') !== null
}
