import { lazy, Suspense, useDeferredValue } from 'react'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

const FoodFilter = lazy(() => import('./FoodFilter.tsx').then((module) => ({ default: module.FoodFilter })))

/** ALG-5: the filter for allergens and diets, whose code comes after the page; it needs a script. */
export function LazyFoodFilter({ isIcon }: { isIcon?: boolean }) {
  // Deferred, so that its code does not come in the one step that ends hydration
  const isHydrated = useDeferredValue(useIsHydrated())
  return <Suspense>{isHydrated && <FoodFilter isIcon={isIcon ?? false} />}</Suspense>
}
