import { useId, useState } from 'react'
import { reviewLine } from '../../../domain/basket/basketReview.ts'
import type { CatalogueMenus } from '../../../domain/basket/basketReview.ts'
import { paths } from '../../page/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import text from '../../ui/text.module.css'
import { useBasket } from './useBasket.ts'
import { useParty } from '../../party/useParty.ts'
import { useWantedDay } from '../../party/useWantedDay.ts'
import styles from './ShareBasket.module.css'
import { useShareBasket } from './useShareBasket.ts'

interface ShareBasketProps {
  caterId: number
  /** Today's menus; null where they could not be loaded: then the service decides alone. */
  menus: CatalogueMenus | null
}

/** SHA-1: 'Del kurven', and the link that it leads to. */
export function ShareBasket({ caterId, menus }: ShareBasketProps) {
  const { basket } = useBasket(caterId)
  const party = useParty()
  const day = useWantedDay()
  const [share, isSharing] = useShareBasket(caterId)
  const [key, setKey] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const press = () => {
    const isWrong = basket.menus.some((line) => {
      const { state } = menus ? reviewLine(line, menus.get(line.id), day) : { state: 'current' }
      return state === 'gone' || state === 'choicesChanged'
    })
    if (isWrong) return setError('Ret det, der er markeret i kurven, før du deler den.')
    setError(null)
    share(basket, party, (shared) => ('key' in shared ? setKey(shared.key) : setError(shared.error)))
  }
  return (
    <div className={styles.share}>
      <Button variant="quiet" aria-haspopup="dialog" isPending={isSharing} onClick={press}>
        Del kurven
      </Button>
      {error !== null && (
        <Notice variant="error" size="sm" role="alert">
          {error}
        </Notice>
      )}
      {key !== null && <ShareDialog sharedKey={key} onClose={() => setKey(null)} />}
    </div>
  )
}

function ShareDialog({ sharedKey, onClose }: { sharedKey: string; onClose: () => void }) {
  const id = useId()
  const [copied, setCopied] = useState<string | null>(null)
  const link = new URL(paths.sharedBasket(sharedKey), location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('Linket er kopieret.')
    } catch {
      // Browsers forbid it on plain http, and where the visitor has blocked it
      document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select()
      setCopied('Linket er markeret. Kopiér det selv.')
    }
  }
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title="Del kurven"
      variant="window"
      footer={
        <div className={styles.actions}>
          <ButtonLink to={paths.priceEstimate(sharedKey)}>Prisoverslag</ButtonLink>
          <Button variant="primary" onClick={() => void copy()}>
            Kopiér link
          </Button>
        </div>
      }
    >
      <div className={styles.field}>
        <label htmlFor={id}>Link til kurven</label>
        <input id={id} className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
        <output className={text.note}>{copied}</output>
        <p className={text.note}>
          Linket viser menuerne til dagens priser og intet om dig. Det holder op med at virke, når ingen har åbnet det i
          30 dage.
        </p>
      </div>
    </LazyDialog>
  )
}
