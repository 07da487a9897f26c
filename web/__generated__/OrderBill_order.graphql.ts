/**
 * @generated SignedSource<<07fe259999032ccf0e3f50597d3a8f15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBill_order$data = {
  readonly comment: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly deliveryZone: string | null | undefined;
  readonly menus: ReadonlyArray<{
    readonly allergens: {
      readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
    };
    readonly name: string;
  }>;
  readonly needs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readNeed_need">;
  }>;
  readonly orderer: string;
  readonly reference: number;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_order" | "ContentBill_content">;
  readonly " $fragmentType": "OrderBill_order";
};
export type OrderBill_order$key = {
  readonly " $data"?: OrderBill_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBill_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allergen",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readContents_content",
    "selections": [
      (v0/*:: as any*/),
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
  "name": "OrderBill_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Need",
      "kind": "LinkedField",
      "name": "needs",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readNeed_need",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "diet",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
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
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AllergenContent",
                  "kind": "LinkedField",
                  "name": "mayContain",
                  "plural": true,
                  "selections": (v1/*:: as any*/),
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllergenChanges_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentBill_content"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "1de9630ffc6e5af4b6490c225e960b04";

export default node;
