/**
 * @generated SignedSource<<f4a7e5dc72da9fa4913770755a00308f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderListRoute_viewer$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderTable_cater">;
  } | null | undefined;
  readonly " $fragmentType": "OrderListRoute_viewer";
};
export type OrderListRoute_viewer$key = {
  readonly " $data"?: OrderListRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderListRoute_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderListRoute_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderTable_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e042a5cb4dc2d63b9f3c0c739c711077";

export default node;
