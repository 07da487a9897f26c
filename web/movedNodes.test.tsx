// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { tolerateMovedNodes } from './movedNodes.ts'

function moveIntoElement(text: ChildNode | null): void {
  const font = document.createElement('font')
  text?.replaceWith(font)
  if (text) font.append(text)
}

test('VIS-14 elements come before a text that was moved into an element, and moved texts leave', () => {
  tolerateMovedNodes()
  const page = document.createElement('p')
  const root = createRoot(page)
  const show = (isShort: boolean) =>
    act(() =>
      root.render(
        // oxlint-disable-next-line translated/texts -- what the rule does not find
        <>
          {isShort && <i>!</i>}
          {isShort ? null : 'mere '}
          her
        </>,
      ),
    )
  show(false)
  for (const text of page.childNodes) moveIntoElement(text)
  show(true)
  expect(page.textContent).toBe('!her')
  expect(page.innerHTML).toContain('<i>!</i><font>her</font>')
})
