/**
 * @generated SignedSource<<cb24c48f82fb105dc3acc51943350a88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpcomingDays_days$data = ReadonlyArray<{
  readonly awaitingCovers: number;
  readonly awaitingOrders: number;
  readonly covers: number;
  readonly date: string;
  readonly orders: number;
  readonly " $fragmentType": "UpcomingDays_days";
}>;
export type UpcomingDays_days$key = ReadonlyArray<{
  readonly " $data"?: UpcomingDays_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpcomingDays_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UpcomingDays_days",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitingOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitingCovers",
      "storageKey": null
    }
  ],
  "type": "DeliveryDay",
  "abstractKey": null
};

(node as any).hash = "15a331e174339478a2ba4dffb30d3d92";

export default node;
