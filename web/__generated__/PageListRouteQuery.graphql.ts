/**
 * @generated SignedSource<<cd5529aa9b9c731ffc151c035ca85579>>
 * @relayHash 5180ed00fc11e971a73398a3bc50057e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4816cd0020d93e0e599a84905c5a42d2f3168eabed6b7a58be3828065a41300

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageListRouteQuery$variables = Record<PropertyKey, never>;
export type PageListRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageListRoute_query">;
};
export type PageListRouteQuery = {
  response: PageListRouteQuery$data;
  variables: PageListRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PageListRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PageListRoute_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PageListRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Page",
        "kind": "LinkedField",
        "name": "pages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4816cd0020d93e0e599a84905c5a42d2f3168eabed6b7a58be3828065a41300",
    "metadata": {},
    "name": "PageListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ed8dcea6d52f0e72bdc150ac99bd53f";

export default node;
