import { expect, test } from 'vitest'
import { proposalStanding } from './proposalStanding.ts'

const proposal = { by: 'CATER', state: 'OPEN', until: 'den 25. marts kl. 15:02', price: 'kr. 6.160,00' }

test('CHG-6 an open proposal says who proposes, and until when to answer', () => {
  expect(proposalStanding(proposal, 'Smagen')).toEqual({
    title: 'Smagen foreslår en ændring',
    text: 'Svar senest den 25. marts kl. 15:02',
  })
  expect(proposalStanding({ ...proposal, by: 'CUSTOMER' }, 'Smagen').title).toBe('Du har foreslået en ændring')
})

test('CHG-6 a proposal that is over says why, and that the order stands', () => {
  const titles = ['EXPIRED', 'WITHDRAWN', 'SUPERSEDED', 'DECLINED', 'ACCEPTED'].map(
    (state) => proposalStanding({ ...proposal, state }, 'Smagen').title,
  )
  expect(titles).toEqual([
    'Forslaget er udløbet.',
    'Ordren er ændret i mellemtiden.',
    'Ordren er ændret i mellemtiden.',
    'Du har afvist ændringen',
    'Ændringen er accepteret',
  ])
  expect(proposalStanding({ ...proposal, state: 'EXPIRED' }, 'Smagen').text).toBe(
    'Du svarede ikke inden den 25. marts kl. 15:02. Ordren står, som du bestilte den.',
  )
})
