import { useId } from 'react'
import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Form } from 'react-router'
import type { Hero_block$key } from '../__generated__/Hero_block.graphql.ts'
import { COURSE_NAMES, SEARCHED_COURSES } from '../../domain/menus/courses.ts'
import { paths } from '../page/paths.ts'
import { Picture } from '../pictures/Picture.tsx'
import { upTo } from '../ui/breakpoints.ts'
import { Button } from '../ui/Button.tsx'
import { DateInput } from '../ui/DateInput.tsx'
import { Html } from '../ui/Html.tsx'
import field from '../ui/Field.module.css'
import { Icon } from '../ui/Icon.tsx'
import { EmptyPlateArt } from '../ui/EmptyPlateArt.tsx'
import { BudgetField } from './BudgetField.tsx'
import { FIELDS } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import styles from './Hero.module.css'
import { useSubmitSearch } from './useSubmitSearch.ts'

/** A field of the search. It is mounted anew with another search, since its typed text belongs to the search before. */
function SearchField({
  label,
  value,
  type,
  ...input
}: { label: string; name: string; value: string } & Omit<ComponentProps<'input'>, 'ref'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === 'date' ? (
        <DateInput key={value} {...input} id={id} defaultValue={value} />
      ) : (
        <input key={value} {...input} type={type} id={id} defaultValue={value} />
      )}
    </div>
  )
}

/** The form of the search; the filters further down belong to it too. */
export const SEARCH_FORM = 'soeg'

/** The front page's first banner, with the search by place, date, covers and budget. It works before the page's script, too. */
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
  const submitSearch = useSubmitSearch()
  const { place, date, covers, budget, course } = props.search
  const courseId = useId()
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
          <Form
            id={SEARCH_FORM}
            className={styles.search}
            action={paths.found()}
            onSubmit={(event) => {
              event.preventDefault()
              submitSearch(event.currentTarget, paths.found())
            }}
          >
            {/* another search begins with what is in the address */}
            <SearchField
              label="Hvor"
              name={FIELDS.place}
              type="search"
              value={place}
              placeholder="Postnummer eller by"
              autoComplete="postal-code"
              maxLength={100}
            />
            <SearchField label="Hvornår" name={FIELDS.date} type="date" value={date ?? ''} />
            <div className={styles.field}>
              <label htmlFor={courseId}>Hvad</label>
              <select
                key={course}
                id={courseId}
                name={FIELDS.course}
                className={field.select}
                defaultValue={course === 'MEAL' ? '' : course}
              >
                {SEARCHED_COURSES.map((known) => (
                  // What is not chosen is left out of the address
                  <option key={known} value={known === 'MEAL' ? '' : known}>
                    {COURSE_NAMES[known]}
                  </option>
                ))}
              </select>
            </div>
            <SearchField
              label="Kuverter"
              name={FIELDS.covers}
              inputMode="numeric"
              value={covers === null ? '' : String(covers)}
              placeholder="Antal"
            />
            <BudgetField key={budget} budget={budget} />
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
          <Picture image={banner.picture} sizes={`${upTo('phone')} 100vw, max(53vw, 54rem)`} load="first" />
        ) : (
          <EmptyPlateArt />
        )}
      </div>
    </section>
  )
}
