import { graphql, useMutation } from 'react-relay/hooks'
import type { Basket } from '../../../domain/basket/basket.ts'
import type { useShareBasketMutation } from '../../__generated__/useShareBasketMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'
import type { Party } from '../../party/party.ts'

/** The key of the shared basket, or the Danish reason why there is none. */
type Shared = { key: string } | { error: string }

/** Shares a caterer's basket, with what is known of the party. */
export function useShareBasket(caterNumber: number) {
  const [commit, isSharing] = useMutation<useShareBasketMutation>(graphql`
    mutation useShareBasketMutation($input: ShareBasketInput!) {
      shareBasket(input: $input) {
        __typename
        ... on SharedBasket {
          key
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const share = ({ menus, services }: Basket, party: Party, onSettled: (shared: Shared) => void) => {
    const lines = menus.map(({ id, amount, selectedMenuItems }) => ({
      menuUuid: id,
      amount,
      items: selectedMenuItems.map((item) => ({ uuid: item.id, groupUuid: item.groupId, amount: item.amount })),
    }))
    const ticked = services.filter(({ required }) => !required).map(({ id }) => id)
    commit({
      variables: { input: { caterNumber, lines, services: ticked, ...party } },
      onCompleted: ({ shareBasket: { key, message } }) =>
        onSettled(key == null ? { error: message ?? FAILED } : { key }),
      onError: () => onSettled({ error: FAILED }),
    })
  }
  return [share, isSharing] as const
}
