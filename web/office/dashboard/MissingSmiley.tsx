import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { hasInspectionReport } from '../../../domain/caters/smiley.ts'
import type { MissingSmiley_cater$key } from '../../__generated__/MissingSmiley_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'

/** LAW-1: the reminder of an open caterer that says neither where its inspection report is nor that there is none yet. */
export function MissingSmiley(props: { cater: MissingSmiley_cater$key }) {
  const { number, isActive, smileyUrl, hasNoInspectionYet } = useFragment(
    graphql`
      fragment MissingSmiley_cater on Cater {
        number
        isActive
        smileyUrl
        hasNoInspectionYet
      }
    `,
    props.cater,
  )
  const isSaid = hasInspectionReport({ smileyUrl: smileyUrl ?? null, noInspectionYet: hasNoInspectionYet })
  if (!isActive || isSaid) return null
  return (
    <Notice variant="warning">
      <strong>Jeres kontrolrapport mangler.</strong>
      <span>
        Den skal kunne ses, hvor der sælges mad på nettet. <Link to={paths.editCater(number)}>Angiv smiley</Link>
      </span>
    </Notice>
  )
}
