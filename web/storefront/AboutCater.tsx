import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AboutCater_cater$key } from '../__generated__/AboutCater_cater.graphql.ts'
import { Html } from '../ui/Html.tsx'
import { LazyDialog } from '../ui/LazyDialog.tsx'
import { DetailsList } from './catalogue/Details.tsx'

/** The buttons 'Om os' and 'Detaljer', and the dialogs that they open. */
export function AboutCater(props: { cater: AboutCater_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment AboutCater_cater on Cater {
        description
        ...Details_cater
      }
    `,
    props.cater,
  )
  const [open, setOpen] = useState<'about' | 'details' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {cater.description && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('about')}>
          Om os
        </button>
      )}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen('details')}>
        Detaljer
      </button>
      {open === 'about' && (
        <LazyDialog isOpen onClose={close} title="Om os" variant="sheet">
          <Html html={cater.description ?? ''} />
        </LazyDialog>
      )}
      {open === 'details' && (
        <LazyDialog isOpen onClose={close} title="Detaljer" variant="sheet">
          <DetailsList cater={cater} />
        </LazyDialog>
      )}
    </>
  )
}
