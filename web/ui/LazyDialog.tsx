import { lazy, Suspense } from 'react'
import type { DialogProps } from './Dialog.tsx'

const load = () => import('./Dialog.tsx')
const Loaded = lazy(() => load().then(({ Dialog }) => ({ default: Dialog })))

/** Fetches the dialog's code ahead of its first use. */
export function prepareDialogs(): void {
  void load()
}

/** The dialog, whose code arrives when it is first opened. */
export function LazyDialog(props: DialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
