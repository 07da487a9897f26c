import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { DeclaredShare_cater$key } from '../../__generated__/DeclaredShare_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'

/** ALG-8: how much of the food has its allergens declared, until all of it has. */
export function DeclaredShare(props: { cater: DeclaredShare_cater$key }) {
  const { number, declaredShare } = useFragment(
    graphql`
      fragment DeclaredShare_cater on Cater {
        number
        declaredShare
      }
    `,
    props.cater,
  )
  if (declaredShare == null || declaredShare >= 1) return null
  return (
    <Notice variant="info">
      {/* Rounded down: 100 % is shown only where nothing is missing */}
      <strong>{`Allergener er oplyst for ${Math.floor(declaredShare * 100)} % af retterne.`}</strong>
      <span>
        Gæsterne skal kunne se dem, før de bestiller. <Link to={paths.officeFoods(number)}>Oplys allergener</Link>
      </span>
    </Notice>
  )
}
