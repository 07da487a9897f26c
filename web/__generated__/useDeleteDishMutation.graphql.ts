/**
 * @generated SignedSource<<5038664830832a43ef1382d64da8b590>>
 * @relayHash 95f5eefbb1e26ec540b76ff10e3d7213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583d1d1ece752f98b7671d2bfd4715464e47ac72d06b196fb14f62c4eb7211b6

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDishInput = {
  id: string;
};
export type useDeleteDishMutation$variables = {
  input: DeleteDishInput;
};
export type useDeleteDishMutation$data = {
  readonly deleteDish: {
    readonly deletedId: string;
  };
};
export type useDeleteDishMutation = {
  response: useDeleteDishMutation$data;
  variables: useDeleteDishMutation$variables;
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
    "name": "deleteDish",
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
    "name": "useDeleteDishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteDishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "583d1d1ece752f98b7671d2bfd4715464e47ac72d06b196fb14f62c4eb7211b6",
    "metadata": {},
    "name": "useDeleteDishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "951a0a53d1711ccb5a8875d6c3a02af5";

export default node;
