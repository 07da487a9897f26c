/**
 * @generated SignedSource<<cbd4fae95b292a1a435b66c2a0c83e3f>>
 * @relayHash a26669c81de1bdfeebbf0b706585b90c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b311dd99c9ef74ddf0d3208d0f760140d5e3034bf6722725a8a682882a922c4b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageListQuery$variables = Record<PropertyKey, never>;
export type PageListQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageListRoute_query">;
};
export type PageListQuery = {
  response: PageListQuery$data;
  variables: PageListQuery$variables;
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
    "name": "PageListQuery",
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
    "name": "PageListQuery",
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
    "id": "b311dd99c9ef74ddf0d3208d0f760140d5e3034bf6722725a8a682882a922c4b",
    "metadata": {},
    "name": "PageListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76a1b8f8b4f6018c91927e89e32d26d0";

export default node;
