/**
 * @generated SignedSource<<52472fae85d87f67ebe9c47e5d7348fb>>
 * @relayHash a44de6a89e02e424d1ba6df3fbabda93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9729d32d9d62ade17fff4f70f627ec601c0cc2abadc536fbb802e0cbee467b74

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
    "id": "9729d32d9d62ade17fff4f70f627ec601c0cc2abadc536fbb802e0cbee467b74",
    "metadata": {},
    "name": "FilterListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f314543cc6df8d8c5422ecda112a061";

export default node;
