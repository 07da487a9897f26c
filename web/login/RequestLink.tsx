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
import type { Unverified } from './unverifiedState.ts'
import { useRequestPasswordLink } from './useRequestPasswordLink.ts'

const Request = z.object({ email: z.string().trim().min(1, 'Skal udfyldes') })

/** Asks for a link by mail. What is told after does not tell whether the email is known. */
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
    requestLink(email, (trouble) => {
      if (trouble === null) setMailedTo(email)
      else setError('root', { message: trouble })
    })
  })

  if (mailedTo !== null) {
    return (
      <>
        <OfficeNotice kind="note">
          <strong>Se i din indbakke</strong>
          <p>Findes {mailedTo} hos os, har vi sendt et link, der gælder i 7 dage og kan bruges én gang.</p>
        </OfficeNotice>
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
        <OfficeNotice kind={root ? 'stop' : 'note'}>
          <strong>{notice}</strong>
        </OfficeNotice>
      )}
      <p>Skriv din email, så sender vi et link, hvor du kan vælge en ny adgangskode.</p>
      <OfficeField label="Email" error={email?.message}>
        {(control) => <input {...register('email')} {...control} type="email" autoComplete="username" />}
      </OfficeField>
      <OfficeButton type="submit" kind="main" busy={isRequesting}>
        Send link
      </OfficeButton>
      <p>
        <Link to={paths.login()}>Tilbage til login</Link>
      </p>
    </form>
  )
}
