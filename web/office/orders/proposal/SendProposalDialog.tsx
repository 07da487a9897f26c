import { useRef } from 'react'
import type { OrderDifference } from '../../../../domain/orders/orderDifferences.ts'
import { DifferenceTable } from '../../../proposals/DifferenceTable.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Question } from '../../form/useQuestion.ts'
import styles from './ProposeRoute.module.css'

interface SendProposalDialogProps {
  orderer: string
  /** Empty for a customer without one. */
  email: string
  differences: readonly Readonly<OrderDifference>[]
  question: Question
}

/** DAY-17: the confirmation before a proposal is sent, with what goes to whom. */
export function SendProposalDialog({ orderer, email, differences, question }: SendProposalDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = () => question.answer(false)
  return (
    <Dialog
      isOpen
      onClose={cancel}
      title={`Send forslaget til ${orderer}?`}
      variant="form"
      initialFocus={confirm}
      footer={
        <>
          <Button onClick={cancel}>Annuller</Button>
          <Button ref={confirm} variant="primary" onClick={() => question.answer(true)}>
            Ja, send forslag
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>
          {email === ''
            ? 'Kunden har ingen email: ring og fortæl om forslaget. Ordren ændres først, når kunden har sagt ja.'
            : `${email} får en mail med forslaget. Ordren ændres først, når kunden har sagt ja.`}
        </p>
        <DifferenceTable differences={differences} />
      </div>
    </Dialog>
  )
}
