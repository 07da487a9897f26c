/**
 * @generated SignedSource<<87a3c99a2d5b356ba83c2b7b9b9ed830>>
 * @relayHash 765617726bffebbf967fd10644cf93f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b491cc80e9da248687c9dd322491a6b5d40167be9ba921b5e948f5f20b5bcf33

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMenuChildInput = {
  id: string;
};
export type useDeleteMenuChildMutation$variables = {
  input: DeleteMenuChildInput;
};
export type useDeleteMenuChildMutation$data = {
  readonly deleteMenuChild: {
    readonly deletedId: string;
  };
};
export type useDeleteMenuChildMutation = {
  response: useDeleteMenuChildMutation$data;
  variables: useDeleteMenuChildMutation$variables;
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
    "name": "deleteMenuChild",
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
    "name": "useDeleteMenuChildMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMenuChildMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b491cc80e9da248687c9dd322491a6b5d40167be9ba921b5e948f5f20b5bcf33",
    "metadata": {},
    "name": "useDeleteMenuChildMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "324625c7b9bd11930673af2efeb9a3a7";

export default node;
