/**
 * @generated SignedSource<<8133375aaf99835f273d618580e6c4bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardRoute_viewer$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"DashboardOrders_cater">;
  } | null | undefined;
  readonly " $fragmentType": "DashboardRoute_viewer";
};
export type DashboardRoute_viewer$key = {
  readonly " $data"?: DashboardRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardRoute_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardRoute_viewer",
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
          "name": "DashboardOrders_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "210a47c1c9e085a0d6f2790514b569f5";

export default node;
