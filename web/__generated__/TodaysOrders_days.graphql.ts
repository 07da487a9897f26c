/**
 * @generated SignedSource<<739fd4a659384cca9c1897831c3d4573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodaysOrders_days$data = ReadonlyArray<{
  readonly covers: number;
  readonly date: string;
  readonly orders: number;
  readonly " $fragmentType": "TodaysOrders_days";
}>;
export type TodaysOrders_days$key = ReadonlyArray<{
  readonly " $data"?: TodaysOrders_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodaysOrders_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TodaysOrders_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "covers",
      "storageKey": null
    }
  ],
  "type": "DeliveryDay",
  "abstractKey": null
};

(node as any).hash = "e63955c4b88a1a3124b45c1831f6315a";

export default node;
