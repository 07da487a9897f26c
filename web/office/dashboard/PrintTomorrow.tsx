import { use } from 'react'
import { addDays } from '../../../domain/time/danishTime.ts'
import { paths } from '../../page/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PRINT } from '../page/usePrintOnArrival.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'

/** 'Udskriv i morgen': prints the kitchen's list of tomorrow with one press. */
export function PrintTomorrow() {
  const { today } = use(DashboardDatesContext)
  return (
    <ButtonLink to={`${paths.officeProduction()}?from=${addDays(today, 1)}`} state={PRINT}>
      <Icon name="print" />
      Udskriv i morgen
    </ButtonLink>
  )
}
