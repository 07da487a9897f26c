/**
 * @generated SignedSource<<003a68be77b78ea9cd305555b7e84b85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeComparison_before$data = {
  readonly weeks: ReadonlyArray<{
    readonly orders: number;
    readonly turnover: number;
  }>;
  readonly " $fragmentType": "TradeComparison_before";
};
export type TradeComparison_before$key = {
  readonly " $data"?: TradeComparison_before$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeComparison_before">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeComparison_before",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekStatistics",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
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
          "name": "turnover",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "31839795894e7105c3cf1ee5422b8f28";

export default node;
