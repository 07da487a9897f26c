// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { flush, pageText } from '../testing/renderRoute.tsx'
import { typeInto } from '../../testing/typeInto.ts'
import { HtmlField } from './HtmlField.tsx'

// jsdom lacks what the editor needs to take text
vi.mock('../richText/RichTextEditor.tsx', () => ({
  RichTextEditor: ({ value, onChange }: { value: string; onChange: (html: string) => void }) => (
    <textarea value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => act(() => root.render(null)))

function Form() {
  const { control } = useForm({ defaultValues: { description: '' } })
  return <HtmlField control={control} name="description" label="Beskrivelse" />
}

const write = (html: string) => typeInto(document.querySelector('textarea'), html)

test('SEC-1 a formatted text that exceeds a limit shows an error at its field at once', async () => {
  await act(async () => root.render(<Form />))
  await flush()
  await write(`${'<ul><li>'.repeat(25)}x${'</li></ul>'.repeat(25)}`)
  expect(pageText()).not.toContain('højst')
  await write(`${'<ul><li>'.repeat(26)}x${'</li></ul>'.repeat(26)}`)
  expect(pageText()).toContain('Teksten har for mange niveauer: højst 50 inden i hinanden.')
  await write('<p>x</p>'.repeat(1_001))
  expect(pageText()).toContain(
    'Teksten har for meget formatering: højst 2.000 tags, det er ca. 1.000 afsnit og punkter.',
  )
  await write('x'.repeat(50_001))
  expect(pageText()).toContain('Teksten er for lang: højst 50.000 tegn med formatering.')
  await write('<p>x</p>')
  expect(pageText()).not.toContain('højst')
})
