import type { ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { sourcesOf } from '../../domain/images/imageWidths.ts'
import type { LoginFrame_cater$key } from '../__generated__/LoginFrame_cater.graphql.ts'
import type { LoginFrameQuery } from '../__generated__/LoginFrameQuery.graphql.ts'
import { paths } from '../page/paths.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import { query } from './LoginFrame.data.ts'
import styles from './LoginFrame.module.css'

interface LoginFrameProps {
  frame: PreloadedQuery<LoginFrameQuery>
  title: string
  /** The page that the visitor came from: the order, or the host's first page. */
  back?: 'order' | 'home'
  children: ReactNode
}

/** A page about getting in, in the look of the host's caterer. Such pages are never indexed. */
export function LoginFrame({ frame, title, back = 'home', children }: LoginFrameProps) {
  const { storefront } = usePreloadedQuery<LoginFrameQuery>(query, frame)
  const cater = useFragment(
    graphql`
      fragment LoginFrame_cater on Cater {
        name
        logo {
          url
          width
          height
        }
        banner {
          ...Picture_image
        }
      }
    `,
    (storefront?.__typename === 'Cater' ? storefront.cater : null) as LoginFrame_cater$key | null,
  )
  const name = cater?.name ?? 'Kuvert'
  return (
    <div className={cater?.banner ? styles.withPicture : undefined}>
      <title>{`${title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <header className={styles.header}>
          <Link to={paths.home()}>
            {cater?.logo && (
              <img
                {...sourcesOf(cater.logo.url, cater.logo.width, 80)}
                sizes="2.25rem"
                width={cater.logo.width ?? 72}
                height={cater.logo.height ?? 72}
                alt=""
              />
            )}
            <span>{name}</span>
          </Link>
        </header>
        <main className={styles.main} id="indhold">
          <p>
            <Link className={text.link} to={back === 'order' ? paths.order() : paths.home()}>
              <Icon name="left" />
              <span>{` ${back === 'order' ? 'Tilbage til bestillingen' : 'Til forsiden'}`}</span>
            </Link>
          </p>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
      {cater?.banner && (
        <div className={styles.picture}>
          <Picture image={cater.banner} sizes="max(50vw, 200vh)" alt="" />
        </div>
      )}
    </div>
  )
}
