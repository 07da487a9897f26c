/**
 * @generated SignedSource<<21f3ccf5a896f9e6dcaa88d67e86acf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSharedBasket_cater$data = {
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderCatalogue_cater">;
  readonly " $fragmentType": "useSharedBasket_cater";
};
export type useSharedBasket_cater$key = {
  readonly " $data"?: useSharedBasket_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSharedBasket_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSharedBasket_cater",
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
      "name": "useOrderCatalogue_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "09a79687c76c183022d6f04a0eae8759";

export default node;
