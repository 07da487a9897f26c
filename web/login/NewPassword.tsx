import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from '../zod.ts'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { OfficeField } from '../ui/OfficeField.tsx'
import { OfficeNotice } from '../ui/OfficeNotice.tsx'
import { paths } from '../paths.ts'
import styles from './LoginForm.module.css'
import { useSetPassword } from './useSetPassword.ts'

// How long and how rare it must be is the service's to say.
const Passwords = z
  .object({ password: z.string().min(1, 'Skal udfyldes'), repeated: z.string().min(1, 'Skal udfyldes') })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    message: 'Adgangskoderne er ikke ens',
  })

/** A new password, typed twice. A link of no use is told with the way to a new one. */
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
        <OfficeNotice kind="note">
          <strong>Din adgangskode er gemt</strong>
          <p>Alle, der var logget ind på kontoen, er nu logget ud.</p>
        </OfficeNotice>
        <p>
          <Link to={paths.login()}>Log ind</Link>
        </p>
      </>
    )
  }
  const { password, repeated, root } = formState.errors
  const trouble = root?.link ?? root?.failed
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {trouble && (
        <OfficeNotice kind="stop">
          <strong>{trouble.message}</strong>
          {root?.link && <Link to={paths.password()}>Bed om et nyt link</Link>}
        </OfficeNotice>
      )}
      <p>Mindst 10 tegn, og ikke en af de mest brugte.</p>
      <OfficeField label="Ny adgangskode" error={password?.message}>
        {(control) => <input {...register('password')} {...control} type="password" autoComplete="new-password" />}
      </OfficeField>
      <OfficeField label="Gentag adgangskode" error={repeated?.message}>
        {(control) => <input {...register('repeated')} {...control} type="password" autoComplete="new-password" />}
      </OfficeField>
      <OfficeButton type="submit" kind="main" busy={isSetting}>
        Gem adgangskode
      </OfficeButton>
    </form>
  )
}
