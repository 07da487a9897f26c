/**
 * @generated SignedSource<<89681fed34cad7453d39b01eb6f2234c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundCaters_block$data = {
  readonly caters?: ReadonlyArray<{
    readonly id: string;
    readonly isActive: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CaterCard_cater">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "FoundCaters_block";
};
export type FoundCaters_block$key = {
  readonly " $data"?: FoundCaters_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundCaters_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundCaters_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Cater",
          "kind": "LinkedField",
          "name": "caters",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
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
      "type": "CaterBlock",
      "abstractKey": null
    }
  ],
  "type": "LandingBlock",
  "abstractKey": "__isLandingBlock"
};

(node as any).hash = "16bbc403ea3a7ce2314b9da7e96953c1";

export default node;
