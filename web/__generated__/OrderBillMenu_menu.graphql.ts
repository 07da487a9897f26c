/**
 * @generated SignedSource<<b51fe9082942fdefe194e77ed0e61818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderBillMenu_menu$data = {
  readonly allergens: {
    readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
  };
  readonly covers: number;
  readonly groups: ReadonlyArray<{
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OrderBillItem_item">;
    }>;
    readonly name: string;
  }>;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly type: MenuType;
    readonly " $fragmentSpreads": FragmentRefs<"OrderBillItem_item">;
  }>;
  readonly name: string;
  readonly price: number;
  readonly type: MenuType;
  readonly " $fragmentType": "OrderBillMenu_menu";
};
export type OrderBillMenu_menu$key = {
  readonly " $data"?: OrderBillMenu_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBillMenu_menu">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v2 = [
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
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "OrderBillItem_item"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBillMenu_menu",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "covers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AllergenContent",
              "kind": "LinkedField",
              "name": "mayContain",
              "plural": true,
              "selections": (v2/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenuGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v1/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderMenu",
  "abstractKey": null
};
})();

(node as any).hash = "66039c1b5e2fe3eaf53d6c4974b3432c";

export default node;
