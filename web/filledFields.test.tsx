// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { noticeFilledFields } from './filledFields.ts'

function Form(props: { onSend: (sent: object) => void; onType: () => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', phone: '86123456' } })
  const [city, setCity] = useState('')
  return (
    <form onSubmit={(event) => void handleSubmit((values) => props.onSend({ ...values, city }))(event)}>
      <input {...register('email')} />
      <input {...register('phone', { onChange: props.onType })} />
      <textarea value={city} onChange={(event) => setCity(event.target.value)} />
      <button type="submit">Send</button>
    </form>
  )
}

/** Writes into a field as a password manager does: from a world of its own, without the page's setters and without events. */
function fillSilently(field: HTMLInputElement | HTMLTextAreaElement | null, value: string): void {
  if (field) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

test('VIS-17 what stands in a field when the form is submitted counts, with or without events', async () => {
  noticeFilledFields()
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const [onSend, onType] = [vi.fn<(sent: object) => void>(), vi.fn<() => void>()]
  act(() => createRoot(page).render(<Form onSend={onSend} onType={onType} />))
  fillSilently(page.querySelector('input'), 'ida@example.dk')
  fillSilently(page.querySelector('textarea'), 'Aarhus')
  await act(async () => page.querySelector('button')?.click())
  expect(onSend).toHaveBeenCalledWith({ email: 'ida@example.dk', phone: '86123456', city: 'Aarhus' })
  // The event of a field whose value is known goes no further
  expect(onType).not.toHaveBeenCalled()
})
