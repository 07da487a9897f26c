// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { answerEarlyClick, KEEP_EARLY_CLICK } from './earlyClick.ts'

const isHeldBack = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) === false

test('ERR-2 until the page is hydrated, a form without an address is not sent; one with an address is', () => {
  document.body.innerHTML = '<form></form><form action="/login"></form>'
  // oxlint-disable-next-line no-new-func -- jsdom runs no script elements here
  new Function(KEEP_EARLY_CLICK)()
  const forms = [...document.forms]
  expect(forms.map(isHeldBack)).toEqual([true, false])
  answerEarlyClick()
  expect(forms.map(isHeldBack)).toEqual([false, false])
})
