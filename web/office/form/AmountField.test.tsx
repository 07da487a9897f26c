// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { typeInto } from '../../testing/typeInto.ts'
import { AmountField } from './AmountField.tsx'

function Price({ error }: { error?: string }) {
  const { control } = useForm({ defaultValues: { price: '' } })
  return <AmountField control={control} name="price" label="Pris" error={error} />
}

async function renderPrice(error?: string) {
  const root = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(root).render(<Price {...(error && { error })} />))
  const input = root.querySelector('input')
  if (!input) throw new Error('No field')
  return {
    input,
    text: () => root.textContent ?? '',
    async leaveWith(typed: string) {
      await typeInto(input, typed)
      await act(async () => {
        input.focus()
        input.blur()
      })
    },
  }
}

test.each([
  ['2.000', '2.000,00'],
  ['1.089,50', '1.089,50'],
  ['42', '42,00'],
  ['42 kr.', '42,00'],
  ['129,-', '129,00'],
  ['95,5', '95,50'],
  ['', ''],
])('NUM-2 a field that is left with %j shows %j', async (typed, shown) => {
  const { input, text, leaveWith } = await renderPrice()
  await leaveWith(typed)
  expect([input.value, text()]).toEqual([shown, 'Priskr.'])
})

test('NUM-2 what is no amount stays as it was typed, with an error that goes while it is corrected', async () => {
  const { input, text, leaveWith } = await renderPrice()
  await leaveWith('to tusind')
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['to tusind', 'true'])
  expect(text()).toContain('Skriv et beløb, fx 129,00')
  await typeInto(input, '2000')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await leaveWith('2.000.000')
  expect(text()).toContain('Højst kr.\u00a01.000.000,00')
})

test('NUM-2 an error from beside the field is shown where the amount itself is right', async () => {
  const { text, leaveWith } = await renderPrice('Rabatten er større end prisen.')
  await leaveWith('500')
  expect(text()).toContain('Rabatten er større end prisen.')
})
