import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import type { ServiceListRoute_cater$key } from '../../__generated__/ServiceListRoute_cater.graphql.ts'
import type { ServiceListQuery } from '../../__generated__/ServiceListQuery.graphql.ts'
import { formatOfficePrice, toOere } from '../../../domain/money/money.ts'
import { paths } from '../../page/paths.ts'
import { ListPage } from '../page/ListPage.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { ScrollTable, scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { classes } from '../../ui/classes.ts'
import { plainText } from '../../ui/plainText.ts'
import { FailedPart } from '../../errors/FailedPart.tsx'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './ServiceListRoute.module.css'
import { APPLIES_TO_LABELS } from './serviceValues.ts'
import { serviceListQuery } from './Service.data.ts'
import type { listLoader } from './Service.data.ts'

const COLUMNS = [
  { name: 'Navn' },
  { name: 'Beskrivelse', isLong: true },
  { name: 'Påkrævet' },
  { name: 'Gælder for' },
  { name: 'Pris', isAmount: true },
]

/** 'Services': the services of a caterer. */
export function Component() {
  const { ref } = useLoaderData<typeof listLoader>()
  const { cater } = usePreloadedQuery<ServiceListQuery>(serviceListQuery, ref)
  return cater ? <ServiceList cater={cater} /> : <FailedPart />
}

function ServiceList(props: { cater: ServiceListRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment ServiceListRoute_cater on Cater {
        number
        services {
          uuid
          name
          description
          isRequired
          appliesTo
          price
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { number, services } = cater
  return (
    <ListPage
      title="Services"
      parents={catalogueParents(cater)}
      items={services}
      newItemPath={paths.newService(number)}
      empty={{
        title: 'Ingen services tilføjet',
        hint: 'En service er det, I tilbyder ud over maden, fx kørsel eller bestik.',
      }}
    >
      {(items) => (
        <ScrollTable label="Services" columns={COLUMNS} items={items} keyOf={({ uuid }) => uuid}>
          {(service) => [
            <Link key="name" className={scrollTableOpen} to={paths.officeService(number, service.uuid)}>
              {service.name}
            </Link>,
            plainText(service.description ?? ''),
            <RequiredMark key="required" isRequired={service.isRequired} />,
            APPLIES_TO_LABELS[service.appliesTo] ?? '',
            formatOfficePrice(toOere(service.price)),
          ]}
        </ScrollTable>
      )}
    </ListPage>
  )
}

function RequiredMark({ isRequired }: { isRequired: boolean }) {
  return (
    <span className={classes(styles.mark, !isRequired && styles.no)}>
      <Icon name={isRequired ? 'check' : 'close'} />
      <span className={text.visuallyHidden}>{isRequired ? 'Ja' : 'Nej'}</span>
    </span>
  )
}
