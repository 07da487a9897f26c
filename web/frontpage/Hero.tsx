import { graphql, useFragment } from 'react-relay/hooks'
import { Form } from 'react-router'
import type { Hero_block$key } from '../__generated__/Hero_block.graphql.ts'
import { paths } from '../paths.ts'
import { Picture } from '../storefront/Picture.tsx'
import { Button } from '../ui/Button.tsx'
import { Html } from '../ui/Html.tsx'
import { Icon } from '../ui/Icon.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import text from '../ui/text.module.css'
import { FIELDS } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import styles from './Hero.module.css'

/** The form of the search; the filters further down belong to it too. */
export const SEARCH_FORM = 'soeg'

/** The front page's first banner, with the search by place. It works before the page's script, too. */
export function Hero(props: { block: Hero_block$key | null; search: CaterSearch }) {
  const banner = useFragment(
    graphql`
      fragment Hero_block on LandingBlock {
        title
        text
        picture {
          ...Picture_image
        }
        ... on BannerBlock {
          linkUrl
          linkText
        }
      }
    `,
    props.block,
  )
  const { place } = props.search
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{banner?.title || 'Mad til mange'}</h1>
        {banner?.text && (
          <div className={styles.lead}>
            <Html html={banner.text} />
          </div>
        )}
        <search>
          <Form id={SEARCH_FORM} className={styles.search} action={paths.found()}>
            <label className={text.visuallyHidden} htmlFor="sted">
              Postnummer eller by
            </label>
            {/* another search begins with what is in the address */}
            <input
              key={place}
              id="sted"
              name={FIELDS.place}
              type="search"
              defaultValue={place}
              placeholder="Postnummer eller by"
              autoComplete="postal-code"
              maxLength={100}
            />
            <Button type="submit" variant="primary" size="lg">
              <Icon name="search" />
              Søg
            </Button>
          </Form>
        </search>
        {banner?.linkUrl && banner.linkText && (
          <p>
            <a href={banner.linkUrl}>{banner.linkText}</a>
          </p>
        )}
      </div>
      <div className={styles.picture}>
        {banner?.picture ? (
          <Picture image={banner.picture} sizes="(max-width: 45rem) 100vw, max(53vw, 54rem)" load="first" />
        ) : (
          <EmptyPlateArt />
        )}
      </div>
    </section>
  )
}
