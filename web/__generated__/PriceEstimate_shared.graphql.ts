/**
 * @generated SignedSource<<b0b8215c139c6ba0edca33849bd3d28e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceEstimate_shared$data = {
  readonly city: {
    readonly city: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAllergens_shared" | "useSharedBasket_shared">;
  readonly " $fragmentType": "PriceEstimate_shared";
};
export type PriceEstimate_shared$key = {
  readonly " $data"?: PriceEstimate_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceEstimate_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceEstimate_shared",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "1d6b6c7b55624837a7944e35266a6c40";

export default node;
