// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { LineReview } from '../../domain/basket/basketReview.ts'
import { LineReviewNotice } from './LineReviewNotice.tsx'

test('VIS-1 the page of a line whose price has changed is read as it was written: no paragraph holds a notice', () => {
  const review = {
    state: 'priceChanged',
    changes: [{ name: null, before: 12900, now: 13900 }],
  } as unknown as LineReview
  const html = renderToString(
    <MemoryRouter>
      <LineReviewNotice review={review} menuName="Frokost" />
    </MemoryRouter>,
  )
  expect(html).toContain('139,00')
  // The parser ends a paragraph where a block begins in it
  const page = document.createElement('div')
  page.innerHTML = html
  expect(page.querySelector('p:empty')).toBeNull()
  expect(page.children).toHaveLength(1)
})
