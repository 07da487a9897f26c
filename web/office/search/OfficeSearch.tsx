import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { OfficeSearch_viewer$key } from '../../__generated__/OfficeSearch_viewer.graphql.ts'
import { isDialogOpen } from '../keys/isDialogOpen.ts'
import { useLetterKey } from '../keys/useLetterKey.ts'
import { Icon } from '../../ui/Icon.tsx'
import { officePages } from './officePages.ts'
import styles from './OfficeSearch.module.css'

const SearchPalette = lazy(() => import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })))

/** 'Søg': opens the search of the office, as do Ctrl+K and, on pages without a search of their own, '/'. */
export function OfficeSearch(props: { viewer: OfficeSearch_viewer$key }) {
  const { role, staffRole, cater } = useFragment(
    graphql`
      fragment OfficeSearch_viewer on User {
        role
        staffRole
        cater {
          number
        }
      }
    `,
    props.viewer,
  )
  const { key } = useLocation()
  // The page where it was opened: going to another closes it, whose entry of the history the new page then has
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === key
  const open = () => setOpenedOn(key)
  useControlK(open)
  useLetterKey('/', () => {
    if (!document.querySelector('main input[type=search]')) open()
  })
  return (
    <>
      <button type="button" className={styles.find} aria-keyshortcuts="Control+K" aria-label="Søg" onClick={open}>
        <Icon name="search" />
        <span>Søg</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {openedOn !== null && (
        <Suspense>
          <SearchPalette
            key={openedOn}
            isOpen={isOpen}
            onClose={() => setOpenedOn(null)}
            pages={officePages({ role, staffRole, cater: cater?.number ?? null })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Calls `onPress` for Ctrl+K, or Command+K; also while somebody types, but not over a dialog. */
function useControlK(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isDialogOpen()) press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
