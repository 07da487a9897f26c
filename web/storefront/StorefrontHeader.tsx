import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { StorefrontHeader_cater$key } from '../__generated__/StorefrontHeader_cater.graphql.ts'
import type { StorefrontHeader_query$key } from '../__generated__/StorefrontHeader_query.graphql.ts'
import { useLogout } from '../session/useLogout.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import { useBasket } from './basket/useBasket.ts'
import styles from './StorefrontHeader.module.css'

/** The caterer's logo, which leads home, and the ways to login and basket. */
export function StorefrontHeader(props: { cater: StorefrontHeader_cater$key; query: StorefrontHeader_query$key }) {
  const cater = useFragment(
    graphql`
      fragment StorefrontHeader_cater on Cater {
        number
        name
        logo {
          url(width: 80)
          srcSet
          width
          height
        }
      }
    `,
    props.cater,
  )
  const { viewer } = useFragment(
    graphql`
      fragment StorefrontHeader_query on Query {
        viewer {
          firstName
          email
          role
        }
      }
    `,
    props.query,
  )
  const { basket } = useBasket(cater.number)
  const lines = basket.menus.length
  return (
    <header className={classes(text.page, styles.top)}>
      <Link className={styles.logo} to={paths.home()}>
        {cater.logo && (
          <img
            src={cater.logo.url}
            srcSet={cater.logo.srcSet}
            sizes="(max-width: 45rem) 1.875rem, 2.25rem"
            width={cater.logo.width ?? 72}
            height={cater.logo.height ?? 72}
            alt=""
          />
        )}
        <span>{cater.name}</span>
      </Link>
      <nav aria-label="Side">
        {!viewer && (
          <Link className={styles.wide} to={paths.login()}>
            <Icon name="user" />
            Log ind
          </Link>
        )}
        {viewer?.role === 'CUSTOMER' && <LogOut />}
        {viewer && viewer.role !== 'CUSTOMER' && (
          <Link className={styles.wide} to={paths.office()}>
            <Icon name="user" />
            {viewer.firstName ?? viewer.email}
          </Link>
        )}
        <Link to={paths.order()}>
          <Icon name="bag" />
          Kurv
          {lines > 0 && (
            <span className={styles.count}>
              {lines}
              <span className={text.visuallyHidden}>{lines === 1 ? ' linje' : ' linjer'}</span>
            </span>
          )}
        </Link>
      </nav>
    </header>
  )
}

function LogOut() {
  const [logout, isLoggingOut] = useLogout()
  const leave = () => window.location.assign(paths.home())
  return (
    <Button variant="quiet" isPending={isLoggingOut} onClick={() => logout(leave, leave)}>
      Log ud
    </Button>
  )
}
