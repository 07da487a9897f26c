import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { requiredText } from '../editing/fieldRules.ts'
import type { SaveOutcome, SaveTrouble } from '../editing/saveOutcome.ts'
import { SaveTroubleNotice } from '../editing/SaveTroubleNotice.tsx'
import { TextField } from '../editing/TextField.tsx'
import { useSignInAgain } from '../editing/useSignInAgain.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import styles from './FilterListRoute.module.css'

const Name = z.object({ name: requiredText() })

/** One name, saved with Enter or its button; what was typed stays where that fails. */
export function FilterNameForm(props: {
  label: string
  submitLabel: string
  name: string
  save: (name: string) => Promise<SaveOutcome<string>>
  /** With it there is an 'Annuller', and it is called after a save too. */
  onDone?: () => void
}) {
  const { label, submitLabel, name, save, onDone } = props
  const form = useForm({ resolver: zodResolver(Name), defaultValues: { name } })
  const [trouble, setTrouble] = useState<SaveTrouble<string> | null>(null)
  const signInAgain = useSignInAgain()
  const isHydrated = useIsHydrated()
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setTrouble(null)
    const outcome = await save(typed.name)
    if (outcome.kind === 'cancelled') return
    if (outcome.kind === 'invalid') form.setError('name', { message: outcome.issues[0]?.message ?? '' })
    if (outcome.kind !== 'saved') return setTrouble(outcome)
    form.reset({ name })
    onDone?.()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.name} disabled={!isHydrated}>
        <TextField control={form.control} name="name" label={label} />
        <OfficeButton type="submit" busy={isSubmitting}>
          {submitLabel}
        </OfficeButton>
        {onDone && (
          <OfficeButton kind="quiet" onClick={onDone}>
            Annuller
          </OfficeButton>
        )}
        <SaveTroubleNotice trouble={trouble} onSignIn={signInAgain} />
      </fieldset>
    </form>
  )
}
