/**
 * @generated SignedSource<<6c69fa0be514970fe92fd3f86337aee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AcceptOrderButton_order" | "MarkOrderPaidButton_order" | "RefuseOrderButton_order">;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefuseOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarkOrderPaidButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8b74af6bbeaa2b879a5f712101ed0757";

export default node;
