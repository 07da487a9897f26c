/**
 * @generated SignedSource<<dae23367a08549144d83987eb6e90434>>
 * @relayHash 6cf178ae4512de76f3d318b885494c05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84a0f69dc67288a4c56490411fef3e4b580a3300d85a841a8c4ac05b46ab81a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCategoryRouteQuery$variables = {
  number: number;
};
export type NewCategoryRouteQuery$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"NewCategoryRoute_cater">;
  } | null | undefined;
};
export type NewCategoryRouteQuery = {
  response: NewCategoryRouteQuery$data;
  variables: NewCategoryRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewCategoryRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewCategoryRoute_cater"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewCategoryRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e84a0f69dc67288a4c56490411fef3e4b580a3300d85a841a8c4ac05b46ab81a",
    "metadata": {},
    "name": "NewCategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13a9ca85370de097b26591e32cdbc865";

export default node;
