import { useState } from 'react'
import type { ReactNode } from 'react'

/** One tab of a form. The first holds all fields that no tab names. */
export interface FormTab {
  name: string
  fields: readonly string[]
  content: ReactNode
}

/** The open tab of a form, `first` to begin with, and a way to open the first that has one of the given fields. */
export function useFormTabs(tabs: readonly FormTab[], first: number) {
  const [open, setOpen] = useState(first)
  return {
    open,
    setOpen,
    openFirstOf: (fields: readonly string[]) => setOpen(Math.min(...fields.map((field) => findTabIndex(tabs, field)))),
  }
}

/** Returns the index of the tab that holds a field. */
export function findTabIndex(tabs: readonly FormTab[], field: string): number {
  return Math.max(
    0,
    tabs.findIndex(({ fields }) => fields.includes(field)),
  )
}
