import { lazy, Suspense, type ComponentProps } from 'react'
import styles from './LazyShareBasket.module.css'

const ShareBasket = lazy(() => import('./ShareBasket.tsx').then((module) => ({ default: module.ShareBasket })))

/** The way to share the basket, whose code comes once there is something to share. */
export const LazyShareBasket = (props: ComponentProps<typeof ShareBasket>) => (
  <Suspense fallback={<div className={styles.place} />}>
    <ShareBasket {...props} />
  </Suspense>
)
