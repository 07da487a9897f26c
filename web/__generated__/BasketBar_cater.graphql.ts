/**
 * @generated SignedSource<<49cf23c97f0c1a3fa73a9838546f552f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketBar_cater$data = {
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BasketContents_cater" | "useBasketTotal_cater">;
  readonly " $fragmentType": "BasketBar_cater";
};
export type BasketBar_cater$key = {
  readonly " $data"?: BasketBar_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketBar_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketBar_cater",
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
      "name": "useBasketTotal_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketContents_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "d84f9133316911b2d09e7062fe167e64";

export default node;
