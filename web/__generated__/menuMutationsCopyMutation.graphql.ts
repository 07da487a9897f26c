/**
 * @generated SignedSource<<85ff8c5762dc7f019d47cf088ae64573>>
 * @relayHash 5ddb1018716f0e6b51470fb1d5bd603d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d014516b32c91fb9c1acab04aa56bcf5f64118a7b6d8f7153df19764fd0b2f9

import type { ConcreteRequest } from 'relay-runtime';
export type CopyMenuInput = {
  id: string;
};
export type menuMutationsCopyMutation$variables = {
  input: CopyMenuInput;
};
export type menuMutationsCopyMutation$data = {
  readonly copyMenu: {
    readonly uuid: string;
  };
};
export type menuMutationsCopyMutation = {
  response: menuMutationsCopyMutation$data;
  variables: menuMutationsCopyMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "menuMutationsCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "copyMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "menuMutationsCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Menu",
        "kind": "LinkedField",
        "name": "copyMenu",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d014516b32c91fb9c1acab04aa56bcf5f64118a7b6d8f7153df19764fd0b2f9",
    "metadata": {},
    "name": "menuMutationsCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4b2a23c8e549353f5cb94e62f319d66";

export default node;
