/**
 * @generated SignedSource<<faa26d5fa59c862e1e225a893bf15e74>>
 * @relayHash 2069f131530dbd20815944a28639e3ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fb47d431167438e0ed82e1fbe40ca65a6b00d24ecb79a14b08c78cdf8f4f26

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SwapCategoriesInput = {
  first: string;
  second: string;
};
export type categoryMutationsSwapMutation$variables = {
  input: SwapCategoriesInput;
};
export type categoryMutationsSwapMutation$data = {
  readonly swapCategories: {
    readonly categories: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CategoryListRoute_category">;
    }> | null | undefined;
  };
};
export type categoryMutationsSwapMutation = {
  response: categoryMutationsSwapMutation$data;
  variables: categoryMutationsSwapMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "categoryMutationsSwapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "swapCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CategoryListRoute_category"
              }
            ],
            "storageKey": null
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
    "name": "categoryMutationsSwapMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "swapCategories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uuid",
                "storageKey": null
              },
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
                "name": "menuCount",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1fb47d431167438e0ed82e1fbe40ca65a6b00d24ecb79a14b08c78cdf8f4f26",
    "metadata": {},
    "name": "categoryMutationsSwapMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1d0a8d6e6f29a188c2d59bdae0a1c47";

export default node;
