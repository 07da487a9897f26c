import { graphql, useFragment } from 'react-relay/hooks'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { StorefrontHeader_cater$key } from '../__generated__/StorefrontHeader_cater.graphql.ts'
import { countCovers } from '../../domain/basket/basket.ts'
import { sourcesOf } from '../../domain/images/imageWidths.ts'
import { paths } from '../page/paths.ts'
import { upTo } from '../ui/breakpoints.ts'
import appear from '../ui/appear.module.css'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import { AboutCater } from './AboutCater.tsx'
import { useBasket } from './basket/useBasket.ts'
import styles from './StorefrontHeader.module.css'

/** The caterer's logo, which leads home, its facts, and the links to login and basket. */
export function StorefrontHeader(props: { cater: StorefrontHeader_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment StorefrontHeader_cater on Cater {
        number
        name
        logo {
          url
          width
          height
        }
        ...AboutCater_cater
      }
    `,
    props.cater,
  )
  const { basket } = useBasket(cater.number)
  const covers = countCovers(basket)
  const { pathname } = useLocation()
  return (
    <header className={classes(text.page, styles.top)}>
      <Link className={styles.logo} to={paths.home()}>
        {cater.logo && (
          <img
            {...sourcesOf(cater.logo.url, cater.logo.width, 80)}
            sizes={`${upTo('phone')} 1.875rem, 2.25rem`}
            width={cater.logo.width ?? 72}
            height={cater.logo.height ?? 72}
            alt=""
          />
        )}
        <span>{cater.name}</span>
      </Link>
      <nav aria-label="Side">
        <AboutCater cater={cater} />
        <Account>
          <Link to={paths.login(pathname === paths.order() ? pathname : undefined)}>
            <Icon name="user" />
            <span className={styles.word}>Log ind</span>
          </Link>
        </Account>
        <Link className={styles.basket} to={paths.order()}>
          <Icon name="bag" />
          <span className={styles.word}>Kurv</span>
          {covers > 0 && (
            <>
              <span key={covers} className={classes(styles.count, appear.appear)}>
                {covers}
              </span>
              <span className={text.visuallyHidden}>{covers === 1 ? ' kuvert' : ' kuverter'}</span>
            </>
          )}
        </Link>
      </nav>
    </header>
  )
}

/** The link to the login until it is known who is signed in: the page itself is the same for everybody. */
function Account({ children }: { children: ReactNode }) {
  const [SignedIn, setSignedIn] = useState<ComponentType<{ children: ReactNode }> | null>(null)
  useEffect(() => {
    void import('./SignedIn.tsx').then((loaded) => setSignedIn(() => loaded.SignedIn))
  }, [])
  return <span className={styles.account}>{SignedIn ? <SignedIn>{children}</SignedIn> : children}</span>
}
