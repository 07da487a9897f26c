/**
 * @generated SignedSource<<d38bac976eb9b25293fa20784aad2d87>>
 * @relayHash 32fcd6d8ee557394ba531764b1583f8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbeaaa87c847902b4d008f49343d5bb3274a436c2bd48a9a5c7432815b1ffcdd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetMenuDishesInput = {
  dishIds: ReadonlyArray<string>;
  id: string;
};
export type menuMutationsSetDishesMutation$variables = {
  input: SetMenuDishesInput;
};
export type menuMutationsSetDishesMutation$data = {
  readonly setMenuDishes: {
    readonly __typename: string;
    readonly menu: {
      readonly " $fragmentSpreads": FragmentRefs<"MenuDishes_menu">;
    } | null | undefined;
  };
};
export type menuMutationsSetDishesMutation = {
  response: menuMutationsSetDishesMutation$data;
  variables: menuMutationsSetDishesMutation$variables;
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
},
v4 = [
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "menuMutationsSetDishesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMenuDishes",
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
                  "name": "MenuDishes_menu"
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
    "name": "menuMutationsSetDishesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMenuDishes",
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
                "concreteType": "Dish",
                "kind": "LinkedField",
                "name": "dishes",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "Menu",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbeaaa87c847902b4d008f49343d5bb3274a436c2bd48a9a5c7432815b1ffcdd",
    "metadata": {},
    "name": "menuMutationsSetDishesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8e96be167ce1d6fef1980eeeb0dd903";

export default node;
