import { lazy, Suspense, type ComponentProps } from 'react'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import styles from './LazyChoiceAllergens.module.css'

const ChoiceAllergens = lazy(() =>
  import('./ChoiceAllergens.tsx').then((module) => ({ default: module.ChoiceAllergens })),
)

/** The allergens of a choice, whose code and declarations come when a choice is first shown. */
export function LazyChoiceAllergens(props: ComponentProps<typeof ChoiceAllergens>) {
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.allergens}>
      {/* The boundary comes with it: one that is there already would make the page wait for the code to be hydrated */}
      {isHydrated && (
        <Suspense>
          <ChoiceAllergens {...props} />
        </Suspense>
      )}
    </div>
  )
}
