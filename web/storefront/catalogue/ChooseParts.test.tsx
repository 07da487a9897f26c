// @vitest-environment jsdom
import { act } from 'react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test } from 'vitest'
import type { ShownMenu, ShownNode } from '../../catalogue/menuNode.ts'
import { storeDietFilter } from '../../foods/storedDietFilter.ts'
import { flush, pageText, renderRoute } from '../../office/testing/renderRoute.tsx'
import { ChoiceAllergens } from '../foods/ChoiceAllergens.tsx'
import { VisitorDietFilter } from '../foods/VisitorDietFilter.tsx'
import { ChooseParts } from './ChooseParts.tsx'
import { useChoice } from './useChoice.ts'

const node = (id: string, type: ShownNode['type'], children: ShownNode[] = []): ShownNode => ({
  id,
  type,
  name: id,
  description: null,
  price: 0,
  minAmount: null,
  maxAmount: null,
  children,
})
const MENU: ShownMenu = {
  ...node('Buffet', 'freeselect', [node('Nøddebrød', 'include'), node('Smør', 'include'), node('Is', 'extra')]),
  type: 'freeselect',
  soldOutTo: null,
  offeredFrom: null,
  offeredTo: null,
  discountFromPrice: null,
  normalPrice: null,
  savingPercent: 0,
  pictures: [],
  hasDeadline: false,
  text: {} as ShownMenu['text'],
}
const declaration = (contains: string[]) => ({
  contains: contains.map((allergen) => ({ allergen, sources: [] })),
  mayContain: [],
  diets: [],
})
const FOODS = [
  { uuid: 'Nøddebrød', name: 'Nøddebrød', isDish: false, declaration: declaration(['NUTS']) },
  { uuid: 'Smør', name: 'Smør', isDish: false, declaration: declaration(['MILK']) },
  { uuid: 'Is', name: 'Is', isDish: false, declaration: null },
]

function Choosing() {
  const choice = useChoice(MENU, 55)
  return (
    <>
      <ChooseParts caterId={55} menu={MENU} choice={choice} />
      <ChoiceAllergens caterNumber={55} menu={MENU} selected={choice.selected} />
    </>
  )
}

/** The menu of a caterer, opened by a visitor of its storefront or in its office. */
async function open(room: 'storefront' | 'office') {
  const Component =
    room === 'office'
      ? Choosing
      : () => (
          <VisitorDietFilter>
            <Choosing />
          </VisitorDietFilter>
        )
  const answer = (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, { Menu: () => ({ foods: FOODS }) })
  await renderRoute({ path: '/', Component }, '/', [answer, answer])
}

const stepper = (name: string) => document.querySelector(`fieldset[aria-label=${name}]`)!
const describe = (element: Element) => {
  const id = element.getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}
const take = async (name: string) => {
  await act(async () => stepper(name).querySelector<HTMLButtonElement>('[aria-label=Flere]')?.click())
  await flush()
}

/** Reads what is shown, until it is what comes with its code. */
const shown = (read: () => string | null | undefined) =>
  expect.poll(async () => {
    await flush()
    return read()
  })

afterEach(() => act(() => storeDietFilter('')))

test('ALG-12 the mark of a food describes its number, which says so too once it is chosen', async () => {
  storeDietFilter('uden=NUTS')
  await open('storefront')
  await shown(() => describe(stepper('Nøddebrød'))).toBe('Indeholder nødder')
  expect(describe(stepper('Is'))).toBe('Ikke oplyst')
  expect(describe(stepper('Smør'))).toBeNull()
  await take('Nøddebrød')
  await take('Is')
  expect(describe(stepper('Nøddebrød'))).toBe('Indeholder nødder. Jeres ønske: uden nødder.')
  expect(describe(stepper('Is'))).toBe('Ikke oplyst. Jeres ønske: uden nødder.')
  await shown(pageText).toContain('Indeholder nødder: Nøddebrød. Jeres ønske: uden nødder.')
})

test('ALG-12 what was wished on the storefront is not asked of the order that the office takes in the same tab', async () => {
  storeDietFilter('uden=NUTS')
  await open('office')
  await take('Nøddebrød')
  await shown(pageText).toContain('Indeholder: nødder')
  expect(pageText()).not.toMatch(/ønske/)
  expect(describe(stepper('Nøddebrød'))).toBeNull()
})
