import { Link, useLoaderData } from 'react-router'
import { paths } from '../paths.ts'
import { LoginCard } from './LoginCard.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { loader } from './LoginRoute.data.ts'

/** The login of all hosts. */
export function Component() {
  const { from } = useLoaderData<typeof loader>()
  return (
    <LoginCard title="Log ind">
      <LoginForm from={from} />
      <p>
        <Link to={paths.password()}>Glemt adgangskode?</Link>
      </p>
    </LoginCard>
  )
}
