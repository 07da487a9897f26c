/**
 * @generated SignedSource<<83e7ec92f0986dc3798ce1b55c3d2bab>>
 * @relayHash 294b894d6b50cbc164fd03b83492496d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c60042c74ddde4cc3af5c20df016934d14d8be2ea35afd0cb7e86dd0845242ff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveMenuFromCategoryInput = {
  id: string;
  menuId: string;
};
export type useRemoveMenuFromCategoryMutation$variables = {
  input: RemoveMenuFromCategoryInput;
};
export type useRemoveMenuFromCategoryMutation$data = {
  readonly removeMenuFromCategory: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryMenus_category" | "CategoryRow_category">;
  };
};
export type useRemoveMenuFromCategoryMutation = {
  response: useRemoveMenuFromCategoryMutation$data;
  variables: useRemoveMenuFromCategoryMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveMenuFromCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "removeMenuFromCategory",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryMenus_category"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CategoryRow_category"
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
    "name": "useRemoveMenuFromCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "removeMenuFromCategory",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Menu",
            "kind": "LinkedField",
            "name": "menus",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "menuCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c60042c74ddde4cc3af5c20df016934d14d8be2ea35afd0cb7e86dd0845242ff",
    "metadata": {},
    "name": "useRemoveMenuFromCategoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d199855ba607a26b562893a1da10d72";

export default node;
