/**
 * @generated SignedSource<<78b86819aa804fd03b8a451af7785585>>
 * @relayHash 450ab594b37a22773c7ab3cbb157d679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 303f15edfb20b34dfdb3ea024960f3e3d6e64dd6959a7de00e6f737e3ca168fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCaterRouteQuery$variables = Record<PropertyKey, never>;
export type NewCaterRouteQuery$data = {
  readonly filters: {
    readonly " $fragmentSpreads": FragmentRefs<"CaterFilterFields_filters">;
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
            "name": "CaterFilterFields_filters"
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
    "id": "303f15edfb20b34dfdb3ea024960f3e3d6e64dd6959a7de00e6f737e3ca168fc",
    "metadata": {},
    "name": "NewCaterRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f72ee0723b1e310352b74e79cdcf944d";

export default node;
