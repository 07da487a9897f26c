/**
 * @generated SignedSource<<4a2eb07c90e4cdea120885c5a258d547>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
export type PaymentMethod = "BANK_TRANSFER" | "CARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrderState_order$data = {
  readonly paymentMethod: PaymentMethod | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "useOrderState_order";
};
export type useOrderState_order$key = {
  readonly " $data"?: useOrderState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderState_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "65c70976e7a8647b6419af5ac470dc7e";

export default node;
