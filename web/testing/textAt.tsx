import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { HydrationContext } from '../ui/HydrationContext.ts'

/** The text of an element as it is rendered on a page at an address, and gone again. */
export function textAt(address: string, element: ReactNode, isHydrated = true): string | null {
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() =>
    root.render(
      <HydrationContext value={isHydrated}>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </HydrationContext>,
    ),
  )
  const text = container.textContent
  act(() => root.unmount())
  return text
}
