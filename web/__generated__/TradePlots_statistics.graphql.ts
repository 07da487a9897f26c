/**
 * @generated SignedSource<<8a747f1e988529ec834f4bc099e0d674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradePlots_statistics$data = {
  readonly topMenus: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TopMenus_menus">;
  }>;
  readonly weeks: ReadonlyArray<{
    readonly orders: number;
    readonly turnover: number;
    readonly week: string;
  }>;
  readonly " $fragmentType": "TradePlots_statistics";
};
export type TradePlots_statistics$key = {
  readonly " $data"?: TradePlots_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradePlots_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradePlots_statistics",
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
          "name": "week",
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
          "name": "turnover",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuStatistics",
      "kind": "LinkedField",
      "name": "topMenus",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TopMenus_menus"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "609943ea75d850c86d0a08e7c7f69791";

export default node;
