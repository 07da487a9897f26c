/**
 * @generated SignedSource<<861193479a72053d9cde8d302fb4b409>>
 * @relayHash ae6a1376fe4307b6ba33674b9e3d4940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e3e138dd0d82211bb72b64a1ca1da487368ee396cb5c231b8a6b0e504407f8

import type { ConcreteRequest } from 'relay-runtime';
export type CopyMenuInput = {
  id: string;
};
export type useCopyMenuMutation$variables = {
  input: CopyMenuInput;
};
export type useCopyMenuMutation$data = {
  readonly copyMenu: {
    readonly uuid: string;
  };
};
export type useCopyMenuMutation = {
  response: useCopyMenuMutation$data;
  variables: useCopyMenuMutation$variables;
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
    "name": "useCopyMenuMutation",
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
    "name": "useCopyMenuMutation",
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
    "id": "22e3e138dd0d82211bb72b64a1ca1da487368ee396cb5c231b8a6b0e504407f8",
    "metadata": {},
    "name": "useCopyMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "846a64a21a1c55f0e9eeae5e833c5104";

export default node;
