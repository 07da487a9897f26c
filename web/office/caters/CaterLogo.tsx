import { graphql, useFragment } from 'react-relay/hooks'
import type { CaterLogo_cater$key } from '../../__generated__/CaterLogo_cater.graphql.ts'
import styles from './CaterLogo.module.css'

/** A caterer's logo, or the first letter of its name. `large` is 120 px, for page headers. */
export function CaterLogo(props: { cater: CaterLogo_cater$key; size: 'small' | 'large' }) {
  const { name, logo } = useFragment(
    graphql`
      fragment CaterLogo_cater on Cater {
        name
        logo {
          url(width: 320)
        }
      }
    `,
    props.cater,
  )
  const className = `${styles.logo} ${styles[props.size]}`
  if (logo) return <img className={className} src={logo.url} alt={props.size === 'large' ? `${name}, logo` : ''} />
  return (
    <span className={className} aria-hidden="true">
      {name.charAt(0)}
    </span>
  )
}
