/**
 * @generated SignedSource<<f1c9aeb275c999367b1def2e0a201b32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffectedOrders_orders$data = ReadonlyArray<{
  readonly date: string;
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentType": "AffectedOrders_orders";
}>;
export type AffectedOrders_orders$key = ReadonlyArray<{
  readonly " $data"?: AffectedOrders_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffectedOrders_orders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AffectedOrders_orders",
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
      "name": "date",
      "storageKey": null
    }
  ],
  "type": "AffectedOrder",
  "abstractKey": null
};

(node as any).hash = "4348d42f74f02ca35eed61965e2fe57c";

export default node;
