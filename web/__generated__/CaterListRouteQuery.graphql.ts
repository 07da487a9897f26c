/**
 * @generated SignedSource<<4f1e6b1c10c1fdfb42c072390b2187d9>>
 * @relayHash ad7c5baca4a0dac67ebb9928e67ea974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b582bf1c53cc0cd409bc80cb7362805f0e514912db0cffc88e0ac3c9b70dba75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterListRouteQuery$variables = Record<PropertyKey, never>;
export type CaterListRouteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CaterListRoute_query">;
};
export type CaterListRouteQuery = {
  response: CaterListRouteQuery$data;
  variables: CaterListRouteQuery$variables;
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
    "name": "CaterListRouteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CaterListRoute_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CaterListRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "allCaters",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "city",
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
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "logo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 320
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:320)"
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b582bf1c53cc0cd409bc80cb7362805f0e514912db0cffc88e0ac3c9b70dba75",
    "metadata": {},
    "name": "CaterListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1565b21c49bd8266c677bbc579dc3da7";

export default node;
