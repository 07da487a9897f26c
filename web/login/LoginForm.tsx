import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { z } from '../validation/zod.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { paths } from '../page/paths.ts'
import { redirectAfterLogin } from '../session/redirectAfterLogin.ts'
import { FAILED } from '../errors/failedText.ts'
import { hardNavigate } from '../session/hardNavigate.ts'
import styles from './LoginForm.module.css'
import { useLogin } from './useLogin.ts'
import type { LoginAnswer } from './useLogin.ts'
import type { Unverified } from './unverifiedState.ts'

const Credentials = z.object({
  email: z.string().trim().min(1, REFUSAL_TEXTS.required),
  password: z.string().min(1, REFUSAL_TEXTS.required),
})

/** Email and password. Errors are shown above them, and nothing that was typed is lost. `from`: see paths.login. */
export function LoginForm(props: { from: string | null }) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email: '', password: '' },
  })
  const [login, isLoggingIn] = useLogin()
  const navigate = useNavigate()
  const [errorText, setErrorText] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = (address: string) => {
    setIsLeaving(true)
    hardNavigate(address)
  }
  const onAnswer = (answer: LoginAnswer, email: string) => {
    if ('viewer' in answer) return leave(redirectAfterLogin(answer.viewer.role, props.from))
    if ('passwordUpdateUrl' in answer) {
      if (answer.passwordUpdateUrl) return leave(answer.passwordUpdateUrl)
      return void navigate(paths.password(), { state: { email, message: answer.message } satisfies Unverified })
    }
    setErrorText('message' in answer ? answer.message : FAILED)
    setFocus('password', { shouldSelect: true })
  }
  const submit = handleSubmit((credentials) => {
    if (isLoggingIn || isLeaving) return
    setErrorText(null)
    login(
      credentials,
      (answer) => onAnswer(answer, credentials.email),
      () => setErrorText(FAILED),
    )
  })

  const { email, password } = formState.errors
  return (
    // post: before the page's script runs, the browser would else write the password into the address
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {errorText && (
        <Notice variant="error" role="alert">
          <strong>{errorText}</strong>
        </Notice>
      )}
      <Field label="Email" error={email?.message}>
        {(control) => <input {...register('email')} {...control} type="email" autoComplete="username" />}
      </Field>
      <Field label="Adgangskode" error={password?.message}>
        {(control) => <input {...register('password')} {...control} type="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="primary" isPending={isLoggingIn || isLeaving}>
        Log ind
      </Button>
    </form>
  )
}
