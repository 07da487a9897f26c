/**
 * @generated SignedSource<<872dbd83bb4123d1f2fea98d2650ac3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodaysOrder_order$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly covers: number;
  readonly deliveryTime: string;
  readonly orderer: string;
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentType": "TodaysOrder_order";
};
export type TodaysOrder_order$key = {
  readonly " $data"?: TodaysOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodaysOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TodaysOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
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
      "name": "covers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "dbf0b0585a0e1daf3781461b18c4a570";

export default node;
