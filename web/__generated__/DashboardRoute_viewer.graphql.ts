/**
 * @generated SignedSource<<09a1677968d77ae423b067c3aa3faa48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardRoute_viewer$data = {
  readonly cater: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrders_cater">;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AwaitingOrders_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5ddbe27f68d2deacf9a379d8c36b1e7a";

export default node;
