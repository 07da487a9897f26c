/**
 * @generated SignedSource<<6e404ff6505347e95ad9ce42cc029bdd>>
 * @relayHash dfa7f8758e8f63d77d6866e3e8306c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64fdeeae0100d36f00b1d6ed602e73d10ddffac3e55e3a1becab50aad195f85e

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordLinkInput = {
  email: string;
};
export type useRequestPasswordLinkMutation$variables = {
  input: RequestPasswordLinkInput;
};
export type useRequestPasswordLinkMutation$data = {
  readonly requestPasswordLink: {
    readonly __typename: "TooManyAttempts";
    readonly message: string;
  } | {
    readonly __typename: "ValidationFailed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRequestPasswordLinkMutation = {
  response: useRequestPasswordLinkMutation$data;
  variables: useRequestPasswordLinkMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "requestPasswordLink",
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
        "selections": (v1/*:: as any*/),
        "type": "ValidationFailed",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "TooManyAttempts",
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
    "name": "useRequestPasswordLinkMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestPasswordLinkMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "64fdeeae0100d36f00b1d6ed602e73d10ddffac3e55e3a1becab50aad195f85e",
    "metadata": {},
    "name": "useRequestPasswordLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9ba263398525b4285ca8c82d40d30a5";

export default node;
