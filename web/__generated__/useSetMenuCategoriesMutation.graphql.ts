/**
 * @generated SignedSource<<f99483e56007c93d15cc12dba411508f>>
 * @relayHash fed7b042ee8d62028615376496b93bcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70aa1127c60f132dc51ae090f8103fb9dfa29745b92aaad0ed04ab6e9d65455e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetMenuCategoriesInput = {
  categoryIds: ReadonlyArray<string>;
  id: string;
};
export type useSetMenuCategoriesMutation$variables = {
  input: SetMenuCategoriesInput;
};
export type useSetMenuCategoriesMutation$data = {
  readonly setMenuCategories: {
    readonly __typename: string;
    readonly menu: {
      readonly " $fragmentSpreads": FragmentRefs<"MenuCategories_menu">;
    } | null | undefined;
  };
};
export type useSetMenuCategoriesMutation = {
  response: useSetMenuCategoriesMutation$data;
  variables: useSetMenuCategoriesMutation$variables;
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
    "name": "useSetMenuCategoriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMenuCategories",
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
                  "name": "MenuCategories_menu"
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
    "name": "useSetMenuCategoriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMenuCategories",
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
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "categories",
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
    "id": "70aa1127c60f132dc51ae090f8103fb9dfa29745b92aaad0ed04ab6e9d65455e",
    "metadata": {},
    "name": "useSetMenuCategoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "426a20057cfef0f7647b49e352149fd7";

export default node;
