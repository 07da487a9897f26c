import { graphql, useFragment } from 'react-relay/hooks'
import type { ProposalDifferences_proposal$key } from '../__generated__/ProposalDifferences_proposal.graphql.ts'
import { DifferenceTable } from './DifferenceTable.tsx'

/** The changes of a proposal, as the service sends them. */
export function ProposalDifferences(props: { proposal: ProposalDifferences_proposal$key }) {
  const { differences } = useFragment(
    graphql`
      fragment ProposalDifferences_proposal on Proposal {
        differences {
          label
          before
          after
        }
      }
    `,
    props.proposal,
  )
  return <DifferenceTable differences={differences.map(({ label, before, after }) => ({ label, before, after }))} />
}
