/**
 * @generated SignedSource<<ac8e090cdd30dc8c184f85c818a7d3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedBasketPage_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAvailability_cater" | "useSharedBasket_cater">;
  readonly " $fragmentType": "SharedBasketPage_cater";
};
export type SharedBasketPage_cater$key = {
  readonly " $data"?: SharedBasketPage_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedBasketPage_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedBasketPage_cater",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSharedBasket_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedAvailability_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "cc36e16d376c2fdd67e9d3572b284f13";

export default node;
