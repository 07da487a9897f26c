/**
 * @generated SignedSource<<269bfc5df64131fd4203cfb09547c249>>
 * @relayHash 4ece29e68b70d05dbc878ffe954aac1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bbb774c83f7ece36596f902c27b31b9fdf32883efbd52322a512b442000ab26

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
export type SignedInQuery$variables = Record<PropertyKey, never>;
export type SignedInQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly firstName: string | null | undefined;
    readonly role: Role;
  } | null | undefined;
};
export type SignedInQuery = {
  response: SignedInQuery$data;
  variables: SignedInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignedInQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "SignedInQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "0bbb774c83f7ece36596f902c27b31b9fdf32883efbd52322a512b442000ab26",
    "metadata": {},
    "name": "SignedInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bc849f163312148681cb4f0262f6b89";

export default node;
