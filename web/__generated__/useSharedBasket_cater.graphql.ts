/**
 * @generated SignedSource<<91f5811a08a4798c7ef328bb1dcc82e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSharedBasket_cater$data = {
  readonly number: number;
  readonly offersDelivery: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
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

(node as any).hash = "99bc20b44095f3d1d8fb6f088d44b9aa";

export default node;
