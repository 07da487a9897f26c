// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { PhoneLink } from './PhoneLink.tsx'

test.each([
  ['86 12 34 56', 'tel:86123456', '86 12 34 56'],
  ['+45 86123456', 'tel:+4586123456', '+45 86 12 34 56'],
  ['0045 86–12–34–56', 'tel:+4586123456', '+45 86 12 34 56'],
])('VIS-16 the number %s calls %s and is shown in pairs', (phone, href, text) => {
  const page = document.createElement('div')
  act(() => createRoot(page).render(<PhoneLink phone={phone} label="Ring til os:" />))
  const link = page.querySelector('a')
  expect(link?.getAttribute('href')).toBe(href)
  expect(link?.textContent).toBe(`Ring til os: ${text}`)
})
