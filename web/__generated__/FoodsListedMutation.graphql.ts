/**
 * @generated SignedSource<<b5b8b0800e1e770abc86d6c2fe3bf1e8>>
 * @relayHash d2802ecb7df4d69b16ca72f421baf419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5857bb1c07a5fb909d977ecc7d822e0c07bcd982fc5acad92808d8ca775a699

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Course = "DESSERT" | "DRINK" | "MEAL" | "SIDE" | "%future added value";
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type UpdateMenuInput = {
  ageLimit?: number | null | undefined;
  allFoodsListed?: boolean | null | undefined;
  countsTowardsCapacity?: boolean | null | undefined;
  course?: Course | null | undefined;
  description?: string | null | undefined;
  discountFromPrice?: number | null | undefined;
  foodsVersion?: number | null | undefined;
  id: string;
  images?: ReadonlyArray<MenuImageInput> | null | undefined;
  isDraft?: boolean | null | undefined;
  leadTime?: MenuLeadTimeInput | null | undefined;
  maxAmount?: number | null | undefined;
  minAmount?: number | null | undefined;
  name?: string | null | undefined;
  offeredFrom?: string | null | undefined;
  offeredTo?: string | null | undefined;
  price?: number | null | undefined;
  soldOutTo?: string | null | undefined;
  type?: MenuType | null | undefined;
  version?: string | null | undefined;
};
export type MenuImageInput = {
  caption?: string | null | undefined;
  file?: null | null | undefined;
  id?: string | null | undefined;
};
export type MenuLeadTimeInput = {
  cutoff: string;
  days: number;
};
export type FoodsListedMutation$variables = {
  input: UpdateMenuInput;
};
export type FoodsListedMutation$data = {
  readonly updateMenu: {
    readonly __typename: string;
    readonly menu: {
      readonly " $fragmentSpreads": FragmentRefs<"FoodsListed_menu">;
    } | null | undefined;
  };
};
export type FoodsListedMutation = {
  response: FoodsListedMutation$data;
  variables: FoodsListedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FoodsListedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FoodsListed_menu"
                }
              ],
              "type": "Menu",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "menu"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoodsListedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
                "name": "allFoodsListed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foodsVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foodsListedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foodsListedBy",
                "storageKey": null
              }
            ],
            "type": "Menu",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d5857bb1c07a5fb909d977ecc7d822e0c07bcd982fc5acad92808d8ca775a699",
    "metadata": {},
    "name": "FoodsListedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a66867011d082fbc6d4a8f4a3663121";

export default node;
