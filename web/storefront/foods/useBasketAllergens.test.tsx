// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, test } from 'vitest'
import { checkNeeds } from '../../../domain/foods/checkNeeds.ts'
import { testLine } from '../testing/testBasket.ts'
import { useBasketAllergens } from './useBasketAllergens.ts'

const NEEDS = [{ label: '3 uden gluten', allergen: 'GLUTEN', diet: null } as const]

function Checks() {
  const menus = useBasketAllergens(true, { caterNumber: 55, lines: [testLine], menus: new Map() })
  return <output>{checkNeeds(NEEDS, menus).join(' ')}</output>
}

const root = createRoot(document.body)
afterEach(() => act(() => root.render(null)))

test('ALG-14 while declarations are fetched nothing is said of needs, and where they cannot be read that nothing is known', async () => {
  const environment = createMockEnvironment()
  await act(async () =>
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <Checks />
      </RelayEnvironmentProvider>,
    ),
  )
  expect(document.body.textContent).toBe('')
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('no answer')))
  expect(document.body.textContent).toBe('Tjek: 3 uden gluten. Allergener i menuen er ikke oplyst.')
})
