import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { z } from '../validation/zod.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { paths } from '../page/paths.ts'
import styles from './LoginForm.module.css'
import { useSetPassword } from './useSetPassword.ts'

// How long and how rare it must be is the service's to say.
const Passwords = z
  .object({ password: z.string().min(1, REFUSAL_TEXTS.required), repeated: z.string().min(1, REFUSAL_TEXTS.required) })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'Adgangskoderne er ikke ens',
  })

/** The form of a new password, typed twice. An invalid link leads to a new one. */
export function NewPassword(props: { link: string }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Passwords),
    defaultValues: { password: '', repeated: '' },
  })
  const [setPassword, isSetting] = useSetPassword()
  const [isSet, setIsSet] = useState(false)

  const submit = handleSubmit(({ password }) => {
    if (isSetting) return
    setPassword(props.link, password, (outcome) => {
      if (outcome === 'done') setIsSet(true)
      else setError(outcome.at, { message: outcome.message }, { shouldFocus: true })
    })
  })

  if (isSet) {
    return (
      <>
        <Notice variant="info" role="alert">
          <strong>Din adgangskode er gemt</strong>
          <p>Alle, der var logget ind på kontoen, er nu logget ud.</p>
        </Notice>
        <p>
          <Link to={paths.login()}>Log ind</Link>
        </p>
      </>
    )
  }
  const { password, repeated, root } = formState.errors
  const error = root?.link ?? root?.failed
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {error && (
        <Notice variant="error" role="alert">
          <strong>{error.message}</strong>
          {root?.link && <Link to={paths.password()}>Bed om et nyt link</Link>}
        </Notice>
      )}
      <p>Mindst 10 tegn, og ikke en af de mest brugte.</p>
      <Field label="Ny adgangskode" error={password?.message}>
        {(control) => <input {...register('password')} {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Gentag adgangskode" error={repeated?.message}>
        {(control) => <input {...register('repeated')} {...control} type="password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" isPending={isSetting}>
        Gem adgangskode
      </Button>
    </form>
  )
}
