/**
 * @generated SignedSource<<b52c19c89d92731ad2c99f6af7c4b881>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedBasketPage_shared$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SharedAllergens_shared" | "useSharedBasket_shared">;
  readonly " $fragmentType": "SharedBasketPage_shared";
};
export type SharedBasketPage_shared$key = {
  readonly " $data"?: SharedBasketPage_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedBasketPage_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedBasketPage_shared",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSharedBasket_shared"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedAllergens_shared"
    }
  ],
  "type": "SharedBasket",
  "abstractKey": null
};

(node as any).hash = "49948e17714f985165d267c4f350716d";

export default node;
