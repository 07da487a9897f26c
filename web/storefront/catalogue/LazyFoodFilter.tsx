import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

const FoodFilter = lazy(() => import('./FoodFilter.tsx').then((module) => ({ default: module.FoodFilter })))

/** ALG-5: the filter for allergens and diets, whose code comes after the page; it needs a script. */
export function LazyFoodFilter({ isIcon }: { isIcon?: boolean }) {
  const isHydrated = useIsHydrated()
  return <Suspense>{isHydrated && <FoodFilter isIcon={isIcon ?? false} />}</Suspense>
}
