/**
 * @generated SignedSource<<0a37ad94e2725f1efa2e899fcdaa2227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderRoute_order$data = {
  readonly reference: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderBill_order" | "OrderFacts_order" | "OrderHead_order">;
  readonly " $fragmentType": "OrderRoute_order";
};
export type OrderRoute_order$key = {
  readonly " $data"?: OrderRoute_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRoute_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRoute_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHead_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBill_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6adff0f0d22c08e98e5f9b2e8d04dd2f";

export default node;
