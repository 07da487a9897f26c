import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { AnswerMark, PaymentMark } from './orderMarks.tsx'

const shapeIn = (markup: string) => /<svg.*?<\/svg>/s.exec(markup)?.[0]
const shapeOf = (shape: 'accepted' | 'paid' | 'unpaid') =>
  shapeIn(renderToStaticMarkup(<StatusMark shape={shape}>x</StatusMark>))

test('a paid order is a filled disc where it is paid, and a ring where it is accepted', () => {
  const [accepted, paid] = [
    <AnswerMark key="accepted" status="PAID" />,
    <PaymentMark key="paid" status="PAID" paymentMethod="CARD" overdue={null} />,
  ].map((mark) => shapeIn(renderToStaticMarkup(mark)))
  expect(paid).toBe(shapeOf('paid'))
  expect(accepted).toBe(shapeOf('accepted'))
  expect(paid).not.toBe(accepted)
})
