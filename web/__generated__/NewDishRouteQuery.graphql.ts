/**
 * @generated SignedSource<<820ecab537fd04e9f4317f9ff1f3b0e7>>
 * @relayHash 8a52215332f7f8a2dfc337ea23a0dbe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7284fe53512c5a85fa4e68e388a384e76aed716b45adf1e3b7065cf94935cc92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewDishRouteQuery$variables = {
  number: number;
};
export type NewDishRouteQuery$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"NewDishRoute_cater">;
  } | null | undefined;
};
export type NewDishRouteQuery = {
  response: NewDishRouteQuery$data;
  variables: NewDishRouteQuery$variables;
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
    "name": "NewDishRouteQuery",
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
            "name": "NewDishRoute_cater"
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
    "name": "NewDishRouteQuery",
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
    "id": "7284fe53512c5a85fa4e68e388a384e76aed716b45adf1e3b7065cf94935cc92",
    "metadata": {},
    "name": "NewDishRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d632708efce58e3a233ddd258f70df2";

export default node;
