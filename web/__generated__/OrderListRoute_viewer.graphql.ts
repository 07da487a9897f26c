/**
 * @generated SignedSource<<e1446fe8772fe3ea016eab81de1dc69b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderListRoute_viewer$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendarFeed_cater" | "CaterOrders_cater">;
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
          "name": "CalendarFeed_cater"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaterOrders_cater"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "caa7da2e3e8da213677501876b825976";

export default node;
