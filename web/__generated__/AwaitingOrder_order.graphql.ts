/**
 * @generated SignedSource<<f1e208d2d2e0517e3bc53b8d8abec37a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AwaitingOrder_order$data = {
  readonly covers: number;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly orderer: string;
  readonly placedAt: string;
  readonly price: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReference_order">;
  readonly " $fragmentType": "AwaitingOrder_order";
};
export type AwaitingOrder_order$key = {
  readonly " $data"?: AwaitingOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwaitingOrder_order",
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
      "name": "covers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "668d57ec61a7d0a85c309b1b603665fc";

export default node;
