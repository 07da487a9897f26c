/**
 * @generated SignedSource<<8cb1825ad9fe70a4d0090ea0f821da0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopMenus_menus$data = ReadonlyArray<{
  readonly covers: number;
  readonly name: string;
  readonly turnover: number;
  readonly " $fragmentType": "TopMenus_menus";
}>;
export type TopMenus_menus$key = ReadonlyArray<{
  readonly " $data"?: TopMenus_menus$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopMenus_menus">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TopMenus_menus",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "turnover",
      "storageKey": null
    }
  ],
  "type": "MenuStatistics",
  "abstractKey": null
};

(node as any).hash = "6c952654acb60c5203561e3fde88cdc4";

export default node;
