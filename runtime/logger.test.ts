import { expect, test } from 'vitest'
import { errorForLog } from './logger.ts'

test('ROLE-2 a logged error contains no email and nothing that the database quotes', () => {
  const error = Object.assign(new Error('duplicate kunde@demo.dk', { cause: new Error('<kunde@demo.dk> refused') }), {
    code: '23505',
    detail: 'Key (email)=(kunde@demo.dk) already exists.',
    parameters: ['kunde@demo.dk'],
  })
  const logged = JSON.stringify(errorForLog(error))
  expect(logged).not.toContain('kunde')
  expect(logged).toContain('23505')
})
