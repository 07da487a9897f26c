/**
 * @generated SignedSource<<cf3402d8a476fca0ab7f8934f646ad6c>>
 * @relayHash 00051469524c41387fdec652184c4290
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78bfb1cb14832f1fb2cec58ef7e78bb7525344f1eff96f344033eb8479462024

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterListRouteQuery$variables = Record<PropertyKey, never>;
export type FilterListRouteQuery$data = {
  readonly filters: {
    readonly " $fragmentSpreads": FragmentRefs<"FilterListRoute_filters">;
  };
};
export type FilterListRouteQuery = {
  response: FilterListRouteQuery$data;
  variables: FilterListRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FilterListRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FilterGroups",
        "kind": "LinkedField",
        "name": "filters",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FilterListRoute_filters"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FilterListRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FilterGroups",
        "kind": "LinkedField",
        "name": "filters",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Filter",
            "kind": "LinkedField",
            "name": "foodtypes",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Filter",
            "kind": "LinkedField",
            "name": "occasions",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Filter",
            "kind": "LinkedField",
            "name": "diets",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Filter",
            "kind": "LinkedField",
            "name": "locations",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78bfb1cb14832f1fb2cec58ef7e78bb7525344f1eff96f344033eb8479462024",
    "metadata": {},
    "name": "FilterListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f314543cc6df8d8c5422ecda112a061";

export default node;
