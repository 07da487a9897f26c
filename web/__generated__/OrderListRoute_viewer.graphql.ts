/**
 * @generated SignedSource<<339ead73eeb44b614d166aefaeff270b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderListRoute_viewer$data = {
  readonly cater: {
    readonly number: number;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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

(node as any).hash = "ab4bccde683609c0136f9a83e7af0d23";

export default node;
