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
import type { Unverified } from './unverifiedState.ts'
import { useRequestPasswordLink } from './useRequestPasswordLink.ts'

const Request = z.object({ email: z.string().trim().min(1, REFUSAL_TEXTS.required) })

/** The form that requests a link by mail. Its result does not reveal whether the email is known. */
export function RequestLink(props: { unverified: Unverified | null }) {
  const { unverified } = props
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Request),
    defaultValues: { email: unverified?.email ?? '' },
  })
  const [requestLink, isRequesting] = useRequestPasswordLink()
  const [mailedTo, setMailedTo] = useState<string | null>(null)

  const submit = handleSubmit(({ email }) => {
    if (isRequesting) return
    requestLink(email, (error) => {
      if (error === null) setMailedTo(email)
      else setError('root', { message: error })
    })
  })

  if (mailedTo !== null) {
    return (
      <>
        <Notice variant="info" role="alert">
          <strong>Se i din indbakke</strong>
          <p>{`Findes ${mailedTo} hos os, har vi sendt et link, der gælder i 7 dage og kan bruges én gang.`}</p>
        </Notice>
        <p>
          <Link to={paths.login()}>Til login</Link>
        </p>
      </>
    )
  }
  const { email, root } = formState.errors
  const notice = root?.message ?? unverified?.message
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {notice && (
        <Notice variant={root ? 'error' : 'info'} role="alert">
          <strong>{notice}</strong>
        </Notice>
      )}
      <p>Skriv din email, så sender vi et link, hvor du kan vælge en ny adgangskode.</p>
      <Field label="Email" error={email?.message}>
        {(control) => <input {...register('email')} {...control} type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" variant="primary" isPending={isRequesting}>
        Send link
      </Button>
      <p>
        <Link to={paths.login()}>Tilbage til login</Link>
      </p>
    </form>
  )
}
