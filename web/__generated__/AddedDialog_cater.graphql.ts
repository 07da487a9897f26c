/**
 * @generated SignedSource<<369187314a3356f96830ff7d698f1134>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddedDialog_cater$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useBasketTotal_cater">;
  readonly " $fragmentType": "AddedDialog_cater";
};
export type AddedDialog_cater$key = {
  readonly " $data"?: AddedDialog_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddedDialog_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddedDialog_cater",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBasketTotal_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "6cb92350bc5d0f0b2d3f8fecb1312f86";

export default node;
