/**
 * @generated SignedSource<<31788ced602afdf31e20ccd024e6bd90>>
 * @relayHash ac70dce66efd16cd58d9d59ccfa7b4ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fdb8e9c7cfa4cfa5d97496bfbe077e1e01056aa2e2bad2de5604f7ae1e038c0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteServiceInput = {
  id: string;
};
export type serviceMutationsDeleteMutation$variables = {
  input: DeleteServiceInput;
};
export type serviceMutationsDeleteMutation$data = {
  readonly deleteService: {
    readonly deletedId: string;
  };
};
export type serviceMutationsDeleteMutation = {
  response: serviceMutationsDeleteMutation$data;
  variables: serviceMutationsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Deleted",
    "kind": "LinkedField",
    "name": "deleteService",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "serviceMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "serviceMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1fdb8e9c7cfa4cfa5d97496bfbe077e1e01056aa2e2bad2de5604f7ae1e038c0",
    "metadata": {},
    "name": "serviceMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d26e38776d343993a1afb0377b7ea81a";

export default node;
