import { createContext, use } from 'react'
import type { ComponentProps } from 'react'

/** The level of the headings of a menu's parts: below the menu's name, a card's h3 or a dialog's h2. */
export const PartHeadingLevel = createContext<'h3' | 'h4'>('h4')

/** The heading of a part of a menu. */
export function PartHeading({ children, ...props }: ComponentProps<'h4'>) {
  return use(PartHeadingLevel) === 'h3' ? <h3 {...props}>{children}</h3> : <h4 {...props}>{children}</h4>
}
