import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

const FoodFilter = lazy(() => import('./FoodFilter.tsx').then((module) => ({ default: module.FoodFilter })))

/** ALG-5: the filter for allergens and diets, whose code comes after the page; it needs a script. */
export function LazyFoodFilter({ isIcon }: { isIcon?: boolean }) {
  const isHydrated = useIsHydrated()
  // The boundary comes with it: one that is there already would make the page wait for the code to be hydrated
  if (!isHydrated) return null
  return (
    <Suspense>
      <FoodFilter isIcon={isIcon ?? false} />
    </Suspense>
  )
}
