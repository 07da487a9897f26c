import { useLoaderData } from 'react-router'
import { OfficeSurface } from '../office/parts/OfficeSurface.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { loader } from './LoginRoute.data.ts'
import styles from './LoginRoute.module.css'

/** The login of all hosts. */
export function Component() {
  const { from } = useLoaderData<typeof loader>()
  return (
    <OfficeSurface>
      <title>Log ind – Kuvert</title>
      <meta name="robots" content="noindex" />
      <main className={styles.alone} id="indhold">
        <div className={styles.card}>
          <div>
            <h1 className={styles.heading}>Log ind</h1>
            <p className={styles.brand}>Kuvert</p>
          </div>
          <LoginForm from={from} />
        </div>
      </main>
    </OfficeSurface>
  )
}
