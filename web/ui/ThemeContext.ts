import { createContext } from 'react'
import type { RefObject } from 'react'
import type { ButtonVariant } from './Button.tsx'
import { storefrontIcons } from './storefrontIcons.ts'

/** The part of a theme that CSS cannot carry. */
export interface Theme {
  /** SVG paths by the name of the icon. */
  icons: Readonly<Record<string, string>>
  /** The button that loads failed data again. */
  retryVariant: ButtonVariant
  /** The element for dialogs and popovers, so that they inherit the theme's tokens; undefined is the body. */
  container?: RefObject<HTMLElement | null>
}

/** The theme of the components below; the storefront's without a provider. */
export const ThemeContext = createContext<Theme>({ icons: storefrontIcons, retryVariant: 'primary' })
