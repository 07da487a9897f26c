/**
 * @generated SignedSource<<b0eabc66d0e382179fb1a08c5ecb3786>>
 * @relayHash 0a70a5c4ef9f70ca72b3c8b9162c1eb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f948feccdc6901baf75b145d2dd736d11612f18503d4ea3afbea16ddfac6139b

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMenuChildInput = {
  id: string;
};
export type childMutationsDeleteMutation$variables = {
  input: DeleteMenuChildInput;
};
export type childMutationsDeleteMutation$data = {
  readonly deleteMenuChild: {
    readonly deletedId: string;
  };
};
export type childMutationsDeleteMutation = {
  response: childMutationsDeleteMutation$data;
  variables: childMutationsDeleteMutation$variables;
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
    "name": "childMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "childMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f948feccdc6901baf75b145d2dd736d11612f18503d4ea3afbea16ddfac6139b",
    "metadata": {},
    "name": "childMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b90103fb4c48762154894617bfceafc";

export default node;
