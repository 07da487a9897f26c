/**
 * @generated SignedSource<<dc5d521af8030b36e06669a4b205f39f>>
 * @relayHash 5475c829868e0076ab010d1e85a32ca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691d79ea3ea8145e48273cbf5688fd0192ca093e1587f6bbf2d1e80509bc57b3

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteServiceInput = {
  id: string;
};
export type useDeleteServiceMutation$variables = {
  input: DeleteServiceInput;
};
export type useDeleteServiceMutation$data = {
  readonly deleteService: {
    readonly deletedId: string;
  };
};
export type useDeleteServiceMutation = {
  response: useDeleteServiceMutation$data;
  variables: useDeleteServiceMutation$variables;
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
    "name": "useDeleteServiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteServiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "691d79ea3ea8145e48273cbf5688fd0192ca093e1587f6bbf2d1e80509bc57b3",
    "metadata": {},
    "name": "useDeleteServiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdde1a3300da2c8085d94ad4ec96b2ae";

export default node;
