/**
 * @generated SignedSource<<4b68b9a0641ecc2560ca1c0563d76887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketCard_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BasketContents_cater" | "useBasketTotal_cater">;
  readonly " $fragmentType": "BasketCard_cater";
};
export type BasketCard_cater$key = {
  readonly " $data"?: BasketCard_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketCard_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketCard_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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

(node as any).hash = "315ff6f2519013e8b8ede0107a5ff6aa";

export default node;
