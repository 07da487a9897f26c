/**
 * @generated SignedSource<<535d40cf8408ead1f82b9533583c84bf>>
 * @relayHash 2b2e280db16874f938fd57ffd1ce963a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b542c4d6af975164058c237ef14eb3042df177ba5bea37cab023e77b36f9a6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCaterRouteQuery$variables = Record<PropertyKey, never>;
export type NewCaterRouteQuery$data = {
  readonly filters: {
    readonly " $fragmentSpreads": FragmentRefs<"CaterFilters_filters">;
  };
};
export type NewCaterRouteQuery = {
  response: NewCaterRouteQuery$data;
  variables: NewCaterRouteQuery$variables;
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
    "name": "NewCaterRouteQuery",
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
            "name": "CaterFilters_filters"
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
    "name": "NewCaterRouteQuery",
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
    "id": "70b542c4d6af975164058c237ef14eb3042df177ba5bea37cab023e77b36f9a6",
    "metadata": {},
    "name": "NewCaterRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c219ff1989601acf16da4c83ab52a6c2";

export default node;
