/**
 * @generated SignedSource<<1eee95cb11ebd7bf5cda92d14f8a69f5>>
 * @relayHash 5081719a523a94a0a25f07647124f637
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e2d3428378cb0afd778e3f86b44e0e20b5321b0a9950723a10a65e1d34f584

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
export type OfferFromBasketQuery$variables = Record<PropertyKey, never>;
export type OfferFromBasketQuery$data = {
  readonly viewer: {
    readonly cater: {
      readonly number: number;
    } | null | undefined;
    readonly staffRole: StaffRole | null | undefined;
  } | null | undefined;
};
export type OfferFromBasketQuery = {
  response: OfferFromBasketQuery$data;
  variables: OfferFromBasketQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "staffRole",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
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
    "metadata": null,
    "name": "OfferFromBasketQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "OfferFromBasketQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50e2d3428378cb0afd778e3f86b44e0e20b5321b0a9950723a10a65e1d34f584",
    "metadata": {},
    "name": "OfferFromBasketQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6039522237639fe63bf8bcb6f2272df";

export default node;
