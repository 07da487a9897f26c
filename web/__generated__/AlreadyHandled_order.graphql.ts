/**
 * @generated SignedSource<<6aaf963f2d3e0777fdb78915c62ee883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CANCELLED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "PROPOSAL_ACCEPTED" | "PROPOSAL_DECLINED" | "PROPOSAL_EXPIRED" | "PROPOSAL_WITHDRAWN" | "PROPOSED" | "REFUSED" | "SEEN" | "TAKEN" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AlreadyHandled_order$data = {
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
  readonly " $fragmentType": "AlreadyHandled_order";
};
export type AlreadyHandled_order$key = {
  readonly " $data"?: AlreadyHandled_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyHandled_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlreadyHandled_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderState_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8273d684d6e919d0ea6f0f99e9cc2bb9";

export default node;
