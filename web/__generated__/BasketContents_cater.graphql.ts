/**
 * @generated SignedSource<<6ec6324c5e81dc8209a8fc24fd6fd04f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketContents_cater$data = {
  readonly minCovers: number | null | undefined;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"useBasketTotal_cater">;
  readonly " $fragmentType": "BasketContents_cater";
};
export type BasketContents_cater$key = {
  readonly " $data"?: BasketContents_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketContents_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketContents_cater",
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
      "name": "minCovers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBasketTotal_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "c16de5e22a119b67950f3f008aaf2b42";

export default node;
