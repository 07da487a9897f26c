import { use } from 'react'
import { Link } from 'react-router'
import { paths } from '../../page/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { OrderActionError } from '../orderActions/OrderActionError.tsx'
import { UndoContext } from '../orderActions/UndoContext.ts'
import type { UndoFailure } from '../orderActions/UndoContext.ts'
import styles from './UndoFailures.module.css'

/** The notice of the answers that were not undone, and why; it stays until it is closed. */
export function UndoFailures() {
  const { state, dispatch } = use(UndoContext)
  if (state.failures.length === 0) return null
  return (
    <div className={styles.failures}>
      {state.failures.map((failure) => (
        <Failure key={failure.order.id} {...failure} />
      ))}
      <Button onClick={() => dispatch({ type: 'failuresRead' })}>Luk</Button>
    </div>
  )
}

function Failure({ order, result }: UndoFailure) {
  const link = <Link to={paths.officeOrder(order.uuid)}>{`Ordre ${order.reference}`}</Link>
  return (
    <OrderActionError
      result={result}
      alreadyHandled={
        <>
          <strong>Svaret kan ikke længere fortrydes.</strong>
          <span>{link} er allerede behandlet, eller mailen er sendt.</span>
        </>
      }
      signedOut={<span>Svaret blev ikke fortrudt. {link} står, som den blev besvaret.</span>}
      failed={<span>Vi ved ikke, om svaret blev fortrudt. Se, hvor {link} står.</span>}
    />
  )
}
