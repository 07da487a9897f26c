/**
 * @generated SignedSource<<c354b31f2edef8023c753e71146db14f>>
 * @relayHash 7669985e2a3633f36b83e95d9d3f4a60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 718dbb7e3eeca8a76ed8b582275cceecac4cd05102b7cdb8d656e0a30f849198

import type { ConcreteRequest } from 'relay-runtime';
export type EditPageRouteAddressesQuery$variables = Record<PropertyKey, never>;
export type EditPageRouteAddressesQuery$data = {
  readonly pages: ReadonlyArray<{
    readonly number: number;
    readonly url: string;
  }>;
};
export type EditPageRouteAddressesQuery = {
  response: EditPageRouteAddressesQuery$data;
  variables: EditPageRouteAddressesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EditPageRouteAddressesQuery",
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
          (v1/*:: as any*/)
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
    "name": "EditPageRouteAddressesQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "718dbb7e3eeca8a76ed8b582275cceecac4cd05102b7cdb8d656e0a30f849198",
    "metadata": {},
    "name": "EditPageRouteAddressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d9a9fc141879bf1fac99ab6d2c157a0";

export default node;
