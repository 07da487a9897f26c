import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderAgain_order$key } from '../../__generated__/OrderAgain_order.graphql.ts'
import { Button } from '../../ui/Button.tsx'

const OrderAgainDialog = lazy(() =>
  import('./OrderAgainDialog.tsx').then((module) => ({ default: module.OrderAgainDialog })),
)

/** CHG-8: 'Bestil igen', which shows what is still available and at which prices before it is added to the basket. */
export function OrderAgain({ isMain = false, ...props }: { order: OrderAgain_order$key; isMain?: boolean }) {
  const order = useFragment(
    graphql`
      fragment OrderAgain_order on Order {
        caterNumber
        services {
          name
        }
        ...readOrderedLines_content
      }
    `,
    props.order,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        Bestil igen
      </Button>
      {isOpen && (
        <Suspense>
          <OrderAgainDialog
            order={order}
            caterNumber={order.caterNumber}
            services={order.services.map(({ name }) => name)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
