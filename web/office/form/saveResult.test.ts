import { expect, test } from 'vitest'
import { GraphError } from '../../relay/graphError.ts'
import { toSaveError } from './saveResult.ts'

test('SEC-4 a full disk is reported in words, an ended session and anything else by their kind', () => {
  expect(toSaveError(new GraphError('', 'INSUFFICIENT_STORAGE'))).toEqual({
    kind: 'refused',
    message: 'Der er ikke plads til flere billeder lige nu. Prøv igen senere.',
  })
  expect(toSaveError(new GraphError('', 'UNAUTHENTICATED'))).toEqual({ kind: 'signedOut' })
  expect(toSaveError(new GraphError('', 'NETWORK'))).toEqual({ kind: 'failed' })
})
