/**
 * @generated SignedSource<<547635b041690f851c8e8e3915a565b3>>
 * @relayHash acd824f157c1e30ef37be53924423fb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eef0ff26cabc402dd8b02e6c5d05868e39735cac2878cebb07225768f9960ffa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetMenuCategoriesInput = {
  categoryIds: ReadonlyArray<string>;
  id: string;
};
export type menuMutationsSetCategoriesMutation$variables = {
  input: SetMenuCategoriesInput;
};
export type menuMutationsSetCategoriesMutation$data = {
  readonly setMenuCategories: {
    readonly __typename: string;
    readonly menu: {
      readonly " $fragmentSpreads": FragmentRefs<"MenuCategories_menu">;
    } | null | undefined;
  };
};
export type menuMutationsSetCategoriesMutation = {
  response: menuMutationsSetCategoriesMutation$data;
  variables: menuMutationsSetCategoriesMutation$variables;
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
    "name": "menuMutationsSetCategoriesMutation",
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
    "name": "menuMutationsSetCategoriesMutation",
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
    "id": "eef0ff26cabc402dd8b02e6c5d05868e39735cac2878cebb07225768f9960ffa",
    "metadata": {},
    "name": "menuMutationsSetCategoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49a59cb714d9cba7f9a8a070b816f9b9";

export default node;
