/**
 * @generated SignedSource<<d1143d9d9f15766676bbe3667a74560f>>
 * @relayHash 99760db6f8bec9b599efa9bddd263e8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c862770378820662d09e87f10bd2fe9fb32226779ec676e18ab4119548906810

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMenuInput = {
  id: string;
};
export type menuMutationsDeleteMutation$variables = {
  input: DeleteMenuInput;
};
export type menuMutationsDeleteMutation$data = {
  readonly deleteMenu: {
    readonly deletedId: string;
  };
};
export type menuMutationsDeleteMutation = {
  response: menuMutationsDeleteMutation$data;
  variables: menuMutationsDeleteMutation$variables;
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
    "name": "menuMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "menuMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c862770378820662d09e87f10bd2fe9fb32226779ec676e18ab4119548906810",
    "metadata": {},
    "name": "menuMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d12d8cbc3252e83683a7ef1ad675c549";

export default node;
