import { lazy, Suspense, type ComponentProps } from 'react'
import styles from './LazyShareBasket.module.css'

const ShareBasket = lazy(() => import('./ShareBasket.tsx').then((module) => ({ default: module.ShareBasket })))

/** The button that shares the basket, whose code is loaded once there is something to share. */
export const LazyShareBasket = (props: ComponentProps<typeof ShareBasket>) => (
  <Suspense fallback={<div className={styles.place} />}>
    <ShareBasket {...props} />
  </Suspense>
)
