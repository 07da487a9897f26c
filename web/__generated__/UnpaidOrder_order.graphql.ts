/**
 * @generated SignedSource<<ff58a0d9cf72e91cea463dfa9084a2c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnpaidOrder_order$data = {
  readonly deliveryDate: string;
  readonly orderer: string;
  readonly price: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReference_order">;
  readonly " $fragmentType": "UnpaidOrder_order";
};
export type UnpaidOrder_order$key = {
  readonly " $data"?: UnpaidOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidOrder_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderReference_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "251582f052c792f1b4ca37f5dca9ec9a";

export default node;
