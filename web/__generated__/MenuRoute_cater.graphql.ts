/**
 * @generated SignedSource<<03bc4614b1010de31c89c616234f1e2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuRoute_cater$data = {
  readonly number: number;
  readonly saved?: {
    readonly menu: {
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"FoodsListed_menu" | "MenuChildren_menu" | "MenuDishes_menu" | "MenuForm_menu" | "PriceHistory_menu">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CopyMenuButton_cater" | "MenuDishes_cater">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MenuForm_cater" | "catalogueParents_cater">;
  readonly " $fragmentType": "MenuRoute_cater";
};
export type MenuRoute_cater$key = {
  readonly " $data"?: MenuRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuRoute_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isNew"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuRoute_cater",
  "selections": [
    (v0/*:: as any*/),
    {
      "condition": "isNew",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "id",
                    "variableName": "id"
                  }
                ],
                "concreteType": "Menu",
                "kind": "LinkedField",
                "name": "menu",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MenuForm_menu"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MenuChildren_menu"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MenuDishes_menu"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "FoodsListed_menu"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PriceHistory_menu"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MenuDishes_cater"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CopyMenuButton_cater"
              }
            ],
            "type": null,
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "saved"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuForm_cater"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "catalogueParents_cater",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "ddcbf935f55b821627d531c9921d740d";

export default node;
