import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenDeclarationQuestion } from './useDeclarationQuestion.ts'

/** The question whether the allergens of a changed food are still right; see useDeclarationQuestion. */
export function DeclarationQuestion({ question: { food, onAnswer } }: { question: OpenDeclarationQuestion }) {
  return (
    <Dialog
      title="Passer allergenerne stadig?"
      isOpen={food !== null}
      onClose={() => onAnswer(null)}
      variant="form"
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Nej, de skal oplyses igen</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            Ja, de passer
          </Button>
        </>
      }
    >
      <p>
        {`Du har ændret ${food ?? ''}. Svarer du nej, står den som "Ikke oplyst", indtil du har gennemgået de 14 allergener igen.`}
      </p>
    </Dialog>
  )
}
