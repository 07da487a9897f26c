import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { SignInAgain } from '../form/SignInAgain.tsx'
import type { OrderActionResult } from './orderActionResult.ts'

/** Explains why an action on an order was not done, or may not have been; nothing for null and 'done'. */
export function OrderActionError(props: {
  result: OrderActionResult | null
  alreadyHandled?: ReactNode
  signedOut: ReactNode
  failed: ReactNode
}) {
  const { result, alreadyHandled, signedOut, failed } = props
  if (result === null || result === 'done') return null
  if (result === 'signedOut') return <SignInAgain>{signedOut}</SignInAgain>
  if (result === 'alreadyHandled')
    return (
      <Notice variant="info" role="alert">
        {alreadyHandled}
      </Notice>
    )
  return (
    <Notice variant="error" role="alert">
      <strong>{result === 'failed' ? 'Noget gik galt.' : result.refused}</strong>
      {result === 'failed' && <span>{failed}</span>}
    </Notice>
  )
}
