/**
 * @generated SignedSource<<90f2f8527197926614fbd4b719a8c1e4>>
 * @relayHash c222b61dde6a011f952360422964533d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3191e985e71a7fc3510c2d01ed11e71cbf75ed38a39d0040713a05aa1c44fbc7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveMenuFromCategoryInput = {
  id: string;
  menuId: string;
};
export type categoryMutationsRemoveMenuMutation$variables = {
  input: RemoveMenuFromCategoryInput;
};
export type categoryMutationsRemoveMenuMutation$data = {
  readonly removeMenuFromCategory: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryListRoute_category" | "CategoryMenus_category">;
  };
};
export type categoryMutationsRemoveMenuMutation = {
  response: categoryMutationsRemoveMenuMutation$data;
  variables: categoryMutationsRemoveMenuMutation$variables;
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
    "name": "categoryMutationsRemoveMenuMutation",
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
            "name": "CategoryListRoute_category"
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
    "name": "categoryMutationsRemoveMenuMutation",
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
    "id": "3191e985e71a7fc3510c2d01ed11e71cbf75ed38a39d0040713a05aa1c44fbc7",
    "metadata": {},
    "name": "categoryMutationsRemoveMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43a6bcdabc1edd495035147583fba047";

export default node;
