/**
 * @generated SignedSource<<64e30845568517fa4ec2fe3901fa40bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedAllergens_shared$data = {
  readonly allergens: {
    readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
  } | null | undefined;
  readonly " $fragmentType": "SharedAllergens_shared";
};
export type SharedAllergens_shared$key = {
  readonly " $data"?: SharedAllergens_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAllergens_shared">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readContents_content",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allergen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sources",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedAllergens_shared",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FoodAllergens",
      "kind": "LinkedField",
      "name": "allergens",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readAllergens_allergens",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AllergenContent",
              "kind": "LinkedField",
              "name": "contains",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AllergenContent",
              "kind": "LinkedField",
              "name": "mayContain",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "undeclared",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNothingDeclared",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "diets",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedBasket",
  "abstractKey": null
};
})();

(node as any).hash = "0ca79a412d9a100d15ff63a936af9566";

export default node;
