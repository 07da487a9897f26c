/**
 * @generated SignedSource<<43b778cf4c47a634e72ffe48d1a7221a>>
 * @relayHash 3411e3893e1c191a494c33fb13877ab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f282ae9589df607614685bc666f214d172355cb9d3682ab928f285db872d96

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDishInput = {
  id: string;
};
export type dishMutationsDeleteMutation$variables = {
  input: DeleteDishInput;
};
export type dishMutationsDeleteMutation$data = {
  readonly deleteDish: {
    readonly deletedId: string;
  };
};
export type dishMutationsDeleteMutation = {
  response: dishMutationsDeleteMutation$data;
  variables: dishMutationsDeleteMutation$variables;
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
    "name": "dishMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dishMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c2f282ae9589df607614685bc666f214d172355cb9d3682ab928f285db872d96",
    "metadata": {},
    "name": "dishMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1f23bfe1dd9cde70afe8610a46c6955";

export default node;
