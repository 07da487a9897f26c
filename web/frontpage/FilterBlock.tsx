import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { FilterBlock_block$key } from '../__generated__/FilterBlock_block.graphql.ts'
import { paths } from '../page/paths.ts'
import { Html } from '../ui/Html.tsx'
import { Icon } from '../ui/Icon.tsx'
import text from '../ui/text.module.css'
import styles from './FilterBlock.module.css'

/** Food types or occasions, set like the courses of a menu; each leads to the caterers that it finds. */
export function FilterBlock(props: { block: FilterBlock_block$key }) {
  const block = useFragment(
    graphql`
      fragment FilterBlock_block on LandingBlock {
        title
        text
        ... on FoodTypeBlock {
          filters {
            number
            name
          }
        }
        ... on OccasionBlock {
          filters {
            number
            name
          }
        }
      }
    `,
    props.block,
  )
  const { title, filters = [] } = block
  return (
    <section className={text.page}>
      <div className={styles.block}>
        {title && <h2>{title}</h2>}
        {block.text && <Html html={block.text} />}
        <ul className={styles.filters}>
          {filters.map(({ number, name }) => (
            <li key={number}>
              <Link to={paths.found(number)}>
                <span>{name}</span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
