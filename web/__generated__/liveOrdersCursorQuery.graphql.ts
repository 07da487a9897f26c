/**
 * @generated SignedSource<<7f1fa41e0f7ae6e2cf076030a3d9f59c>>
 * @relayHash 2dddd6f1af6f41e3b2ac7b43ee08ce17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca73761ee6da0e858b378245824bf43026a7c357fbfb8312d9cd8c237d38fb8

import type { ConcreteRequest } from 'relay-runtime';
export type liveOrdersCursorQuery$variables = Record<PropertyKey, never>;
export type liveOrdersCursorQuery$data = {
  readonly orderCursor: string | null | undefined;
};
export type liveOrdersCursorQuery = {
  response: liveOrdersCursorQuery$data;
  variables: liveOrdersCursorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderCursor",
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
    "name": "liveOrdersCursorQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveOrdersCursorQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "eca73761ee6da0e858b378245824bf43026a7c357fbfb8312d9cd8c237d38fb8",
    "metadata": {},
    "name": "liveOrdersCursorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7966d98485321024aeed1930a6cac24";

export default node;
