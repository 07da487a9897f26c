/**
 * @generated SignedSource<<b1b8b242351eacfd71cb9ba25996c90b>>
 * @relayHash b4159575cae62f720645019386e20bbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5b589ae86bcd299bd618ee6395b907a4cb0c4846e8d462e051363aad8a37b8

import type { ConcreteRequest } from 'relay-runtime';
export type SetPasswordInput = {
  link: string;
  password: string;
};
export type useSetPasswordMutation$variables = {
  input: SetPasswordInput;
};
export type useSetPasswordMutation$data = {
  readonly setPassword: {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    readonly __typename: "PasswordSet";
    readonly isSet: boolean;
  } | {
    readonly __typename: "ValidationFailed";
    readonly issues: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSetPasswordMutation = {
  response: useSetPasswordMutation$data;
  variables: useSetPasswordMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "name": "setPassword",
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
            "concreteType": "ValidationIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationFailed",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "NotPossible",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSet",
            "storageKey": null
          }
        ],
        "type": "PasswordSet",
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
    "name": "useSetPasswordMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPasswordMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cf5b589ae86bcd299bd618ee6395b907a4cb0c4846e8d462e051363aad8a37b8",
    "metadata": {},
    "name": "useSetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f6929a262fd81276ae42b8e60b67ca0";

export default node;
