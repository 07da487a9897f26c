/**
 * @generated SignedSource<<6181511c5a62883cfa73cacaf66b6251>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedAllergens_shared$data = {
  readonly allergens: {
    readonly contains: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
    }>;
    readonly isNothingDeclared: boolean;
    readonly mayContain: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
    }>;
    readonly undeclared: ReadonlyArray<string>;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedBasket",
  "abstractKey": null
};
})();

(node as any).hash = "fa0cb87f8b98b220489633ddb2a9c879";

export default node;
