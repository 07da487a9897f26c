/**
 * @generated SignedSource<<74a04a8d9e3883ca43f8cee12c4cc80d>>
 * @relayHash 2ec83cbdbaa603876354807581912838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8917682c6c89304a7c90290d8731572a05659d95dda44aa3735ee0bc19192619

import type { ConcreteRequest } from 'relay-runtime';
export type subscribeToOrdersCursorQuery$variables = Record<PropertyKey, never>;
export type subscribeToOrdersCursorQuery$data = {
  readonly orderCursor: string | null | undefined;
};
export type subscribeToOrdersCursorQuery = {
  response: subscribeToOrdersCursorQuery$data;
  variables: subscribeToOrdersCursorQuery$variables;
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
    "name": "subscribeToOrdersCursorQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "subscribeToOrdersCursorQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8917682c6c89304a7c90290d8731572a05659d95dda44aa3735ee0bc19192619",
    "metadata": {},
    "name": "subscribeToOrdersCursorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52af3042bf03a54299e1bed5c1d892aa";

export default node;
