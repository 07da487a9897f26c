import { useState } from 'react'
import { formatAmount, parseKroner, toKroner } from '../../../domain/money/money.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'
import type { ActionError } from '../form/saveResult.ts'
import type { MenuRow } from './menuRow.ts'
import { useChangeMenu } from './menuMutations.ts'

/** A price that was typed and is not saved, with what is wrong: 'invalid' is no amount. */
export interface UnsavedPrice {
  typed: string
  error: ActionError | 'invalid'
}

type UnsavedPrices = Readonly<Record<string, UnsavedPrice>>

/**
 * The prices of a list of menus, edited in their rows: one at a time is open, and shows at once what is being saved. A price
 * that could not be saved stays as it was typed, also over signing in again.
 */
export function useMenuPrices(caterNumber: number) {
  const change = useChangeMenu()
  const key = `menuPrices:${caterNumber}`
  const [openId, setOpenId] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState<UnsavedPrices>(() => JSON.parse(readSession(key) ?? '{}'))

  const storeUnsaved = (id: string, price: UnsavedPrice | null) =>
    setUnsaved((before) => {
      const { [id]: _saved, ...others } = before
      const all = price ? { ...others, [id]: price } : others
      writeSession(key, JSON.stringify(all))
      return all
    })

  /** Saves what was typed in the row of a menu; an unchanged price is only closed. */
  const save = async ({ id, price }: MenuRow, typed: string) => {
    setOpenId((open) => (open === id ? null : open))
    const now = parseKroner(typed)
    if (now === null || now === 0) return storeUnsaved(id, { typed, error: 'invalid' })
    storeUnsaved(id, null)
    if (now === price) return
    const error = await change(id, { price: toKroner(now) })
    if (error) storeUnsaved(id, { typed, error })
  }

  return {
    openId,
    open: setOpenId,
    /** Closes a row without saving; the typed text is dropped. */
    cancel: (id: string) => {
      storeUnsaved(id, null)
      setOpenId(null)
    },
    save,
    unsavedOf: (id: string): UnsavedPrice | undefined => unsaved[id],
    /** The initial text of the field of a row. */
    initialText: ({ id, price }: MenuRow) => unsaved[id]?.typed ?? formatAmount(price),
    /** The error of the last price that was not saved. */
    error: Object.values(unsaved).find(({ error }) => error !== 'invalid')?.error ?? null,
  }
}

/** See {@link useMenuPrices}. */
export type MenuPrices = ReturnType<typeof useMenuPrices>
