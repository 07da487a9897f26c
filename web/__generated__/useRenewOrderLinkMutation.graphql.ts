/**
 * @generated SignedSource<<15a485bff942e9cc52e239988e73399e>>
 * @relayHash 96a8944efa01fc7e7887ecff818c0ff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec456d2e15599cf565469eec47f87325908d336bcfab9433333db4c90cb3a04

import type { ConcreteRequest } from 'relay-runtime';
export type RenewOrderLinkInput = {
  token: string;
};
export type useRenewOrderLinkMutation$variables = {
  input: RenewOrderLinkInput;
};
export type useRenewOrderLinkMutation$data = {
  readonly renewOrderLink: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type useRenewOrderLinkMutation = {
  response: useRenewOrderLinkMutation$data;
  variables: useRenewOrderLinkMutation$variables;
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
    "name": "renewOrderLink",
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
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "useRenewOrderLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewOrderLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6ec456d2e15599cf565469eec47f87325908d336bcfab9433333db4c90cb3a04",
    "metadata": {},
    "name": "useRenewOrderLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9710dc13b128c5b2a0a9c623b7660307";

export default node;
