/**
 * @generated SignedSource<<9ace956e2676c611d79f7bd4cea2a936>>
 * @relayHash c1883cfd5ee90faad96990ebd665d6cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d520e1a20345cc9575a325f940a0f72e2849aaf4b7bc6a21853fbe195b8bff

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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3d520e1a20345cc9575a325f940a0f72e2849aaf4b7bc6a21853fbe195b8bff",
    "metadata": {},
    "name": "PageListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ed8dcea6d52f0e72bdc150ac99bd53f";

export default node;
