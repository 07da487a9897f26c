/**
 * @generated SignedSource<<aac5e436afa301194b2ff68891db0607>>
 * @relayHash 8686ae54fe84ab690e9f77b3f2b6a034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb07cbfe4e2f116cbbd9d9c5ba5d1e422673ff04db92a4efa1693d7bf4843f7a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMenuInput = {
  id: string;
};
export type useDeleteMenuMutation$variables = {
  input: DeleteMenuInput;
};
export type useDeleteMenuMutation$data = {
  readonly deleteMenu: {
    readonly deletedId: string;
  };
};
export type useDeleteMenuMutation = {
  response: useDeleteMenuMutation$data;
  variables: useDeleteMenuMutation$variables;
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
    "name": "deleteMenu",
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
    "name": "useDeleteMenuMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMenuMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb07cbfe4e2f116cbbd9d9c5ba5d1e422673ff04db92a4efa1693d7bf4843f7a",
    "metadata": {},
    "name": "useDeleteMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6494d1fcb3ff66b8cf8e2499b2b911d";

export default node;
