/**
 * @generated SignedSource<<1eb96c8bca2ac45b14550e846501f621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedCaters_suggestions$data = {
  readonly areNearby: boolean;
  readonly caters: ReadonlyArray<{
    readonly cater: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CaterCard_cater">;
    };
    readonly kilometres: number | null | undefined;
  }>;
  readonly " $fragmentType": "SuggestedCaters_suggestions";
};
export type SuggestedCaters_suggestions$key = {
  readonly " $data"?: SuggestedCaters_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedCaters_suggestions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedCaters_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areNearby",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedCater",
      "kind": "LinkedField",
      "name": "caters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kilometres",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Cater",
          "kind": "LinkedField",
          "name": "cater",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CaterCard_cater"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CaterSuggestions",
  "abstractKey": null
};

(node as any).hash = "7dabd7b027f2e88992d519a0ab5d85bb";

export default node;
