import { useState } from 'react'
import type { FormTab } from './FormTabs.tsx'

/** Which tab of a form is open, and the way to the first one that holds a wrong field. */
export function useFormTabs(tabs: readonly FormTab[]) {
  const [open, setOpen] = useState(0)
  return {
    open,
    setOpen,
    openFirstOf: (fields: readonly string[]) => setOpen(Math.min(...fields.map((field) => findTabIndex(tabs, field)))),
  }
}

/** Which tab a field is in. */
export function findTabIndex(tabs: readonly FormTab[], field: string): number {
  return Math.max(
    0,
    tabs.findIndex(({ fields }) => fields.includes(field)),
  )
}
