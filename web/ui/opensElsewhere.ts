import type { MouseEvent } from 'react'

/** True for a click on a link that the browser opens in a tab or window of its own, or downloads. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
