import { Link, useLoaderData } from 'react-router'
import { paths } from '../page/paths.ts'
import text from '../ui/text.module.css'
import { LoginForm } from './LoginForm.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import type { loader } from './LoginRoute.data.ts'

/** The login of all hosts. */
export function Component() {
  const { from, frame } = useLoaderData<typeof loader>()
  const isOrdering = from === paths.order()
  return (
    <LoginFrame frame={frame} title="Log ind" back={isOrdering ? 'order' : 'home'}>
      {isOrdering && <p className={text.soft}>Så udfylder vi navn og telefon. Din kurv venter imens.</p>}
      <LoginForm from={from} />
      <p className={text.soft}>
        {isOrdering && (
          <span>
            Du kan også <Link to={paths.order()}>bestille uden at logge ind</Link>.{' '}
          </span>
        )}
        <Link to={paths.password()}>Glemt adgangskode?</Link>
      </p>
    </LoginFrame>
  )
}
