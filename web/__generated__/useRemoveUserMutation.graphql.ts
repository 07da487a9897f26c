/**
 * @generated SignedSource<<d7ac0ad2dbbf5bd6d9650fa2ee72b2b6>>
 * @relayHash c6e67046224716ff87ac259f10445bc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75a8a91ea2248e8c1d5105b3cd8eaacd4cd111ac30cf997cb7f566ffbb23f74

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveUserInput = {
  id: string;
};
export type useRemoveUserMutation$variables = {
  input: RemoveUserInput;
};
export type useRemoveUserMutation$data = {
  readonly removeUser: {
    readonly __typename: "ValidationFailed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRemoveUserMutation = {
  response: useRemoveUserMutation$data;
  variables: useRemoveUserMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "removeUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "ValidationFailed",
        "abstractKey": null
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
    "name": "useRemoveUserMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveUserMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a75a8a91ea2248e8c1d5105b3cd8eaacd4cd111ac30cf997cb7f566ffbb23f74",
    "metadata": {},
    "name": "useRemoveUserMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e909039211dd33c2df984508080f4281";

export default node;
