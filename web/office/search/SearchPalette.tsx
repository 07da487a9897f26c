/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   a combobox, whose field has the focus and the keys of the options: no element draws one */
import { useId, useRef, useState, useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { joinWords } from '../../../domain/texts/blanks.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/orders/orderListFilter.ts'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import type { OfficePageLink } from './officePages.ts'
import { pageHits } from './searchHits.ts'
import type { Hit, HitGroup } from './searchHits.ts'
import styles from './SearchPalette.module.css'
import { useSearch } from './useSearch.ts'

/** The search of the office: a field, and below it the hits, selected with the arrow keys. */
export function SearchPalette(props: { isOpen: boolean; onClose: () => void; pages: readonly OfficePageLink[] }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title="Søg" variant="window" initialFocus={field}>
      <Search pages={props.pages} ref={field} />
    </Dialog>
  )
}

function Search({ pages, ref }: { pages: readonly OfficePageLink[]; ref: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isEntered, setEntered] = useState(false)
  const words = joinWords(typed)
  const found = useSearch(words)
  const groups = [...found.groups, ...pageHits(pages, words)]
  const hits = groups.flatMap((group) => group.hits)
  const chosen = hits[Math.min(active, hits.length - 1)]
  const optionId = (hit: Hit) => `${id}-${hit.id}`

  const move = (step: number) => {
    const next = (Math.min(active, hits.length - 1) + step + hits.length) % hits.length
    const hit = hits[next]
    setActive(next)
    if (hit) document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (hits.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter') setEntered(true)
  }
  // Enter during a search opens the hit of that search, not of the one for fewer letters
  const isUpToDate = found.words === (words.length < 2 ? '' : words)
  const goTo = isEntered && isUpToDate ? chosen?.to : undefined
  const follow = useEffectEvent((to: string) => void navigate(to))
  useEffect(() => {
    if (goTo !== undefined) follow(goTo)
  }, [goTo])
  return (
    <>
      <div className={styles.find}>
        <Icon name="search" />
        <input
          ref={ref}
          role="combobox"
          aria-label="Søg efter ordrer, kunder, menuer og sider"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Ordrenummer, navn, telefon, adresse, menu …"
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            setEntered(false)
          }}
          onKeyDown={onKey}
        />
      </div>
      <Hits
        id={`${id}-list`}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        onOpen={(hit) => void navigate(hit.to)}
      />
      <Outcome count={hits.length} hasFailed={found.hasFailed} isUpToDate={found.words === words} words={words} />
    </>
  )
}

function Hits(props: {
  id: string
  groups: readonly HitGroup[]
  chosen: Hit | undefined
  optionId: (hit: Hit) => string
  onOpen: (hit: Hit) => void
}) {
  return (
    <div id={props.id} role="listbox" aria-label="Resultater" className={styles.list}>
      {props.groups.map(({ title, hits }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {hits.map((hit) => (
            <div
              key={hit.id}
              id={props.optionId(hit)}
              role="option"
              aria-selected={hit === props.chosen}
              className={classes(styles.hit, hit === props.chosen && styles.chosen)}
              onClick={() => props.onOpen(hit)}
            >
              <span>{hit.label}</span>
              {hit.detail && <small>{hit.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The result of a search in words; for screen readers with the number of hits. */
function Outcome(props: { count: number; hasFailed: boolean; isUpToDate: boolean; words: string }) {
  const { count, hasFailed, isUpToDate, words } = props
  if (words.length < 2) return null
  const isEmpty = isUpToDate && count === 0 && !hasFailed
  return (
    <output className={hasFailed || isEmpty ? styles.outcome : text.visuallyHidden}>
      {`${hasFailed ? 'Der kunne ikke søges. Prøv igen.' : ''}${isEmpty ? `Ingen resultater for "${words}".` : ''}${isUpToDate && count > 0 ? (count === 1 ? '1 resultat' : `${count} resultater`) : ''}`}
    </output>
  )
}
