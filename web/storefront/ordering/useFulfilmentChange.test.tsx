// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { OrderTotals } from './orderTotals.ts'
import { useFulfilmentChange } from './useFulfilmentChange.ts'

const totals = (total: number, lacksDelivery = false): OrderTotals => ({
  lines: [],
  period: null,
  delivery: null,
  lacksDelivery,
  goods: total,
  services: [],
  total,
})

/** A form whose totals are those given, which `show` changes. */
function renderForm() {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  let choose = (_isDelivery: boolean) => {}
  function Form({ isDelivery, delivered }: { isDelivery: boolean; delivered: OrderTotals }) {
    const change = useFulfilmentChange(isDelivery, (chosen) => (chosen ? delivered : totals(1290_00)))
    choose = change.choose
    return change.sentence
  }
  return {
    show: (isDelivery: boolean, delivered: OrderTotals) =>
      act(() => root.render(<Form isDelivery={isDelivery} delivered={delivered} />)),
    choose: (isDelivery: boolean) => act(() => choose(isDelivery)),
    text: () => page.textContent?.replaceAll('\u00a0', ' '),
  }
}

test('ANM-9 the sentence on the other fulfilment comes with the choice, and goes with another price of delivery', () => {
  const form = renderForm()
  form.show(false, totals(1440_00))
  form.choose(true)
  form.show(true, totals(1440_00))
  expect(form.text()).toBe('Med levering koster det kr. 150,00 mere.')
  form.show(true, totals(2390_00))
  expect(form.text()).toBe('Med levering koster det kr. 150,00 mere.')
  form.show(true, { ...totals(2390_00), delivery: 95_00 })
  expect(form.text()).toBe('')
})

test('ZON-9 the price of delivery that follows goes with its postal code, also where delivery is free', () => {
  const form = renderForm()
  form.show(false, totals(1290_00, true))
  form.choose(true)
  form.show(true, totals(1290_00, true))
  expect(form.text()).toBe('Prisen for levering lægges til, når du har skrevet postnummeret.')
  form.show(true, totals(1290_00))
  expect(form.text()).toBe('')
})

test('ANM-18 a restored draft is no choice', () => {
  const form = renderForm()
  form.show(true, totals(1440_00))
  form.show(false, totals(1440_00))
  expect(form.text()).toBe('')
})
