/**
 * @generated SignedSource<<6461be152dbc8bf7a745b90120eb14e7>>
 * @relayHash 9e78b86f23df24e17ad9b1ed908658a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d76cdd9dd2ba99a183a6b05f80efe4154bca78b1d5224b941a6308dcaa0065

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPageImageInput = {
  file?: null | null | undefined;
};
export type useUploadPageImageMutation$variables = {
  input: UploadPageImageInput;
};
export type useUploadPageImageMutation$data = {
  readonly uploadPageImage: {
    readonly __typename: "UploadedPageImage";
    readonly address: string;
  } | {
    readonly __typename: "ValidationFailed";
    readonly issues: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUploadPageImageMutation = {
  response: useUploadPageImageMutation$data;
  variables: useUploadPageImageMutation$variables;
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
    "name": "uploadPageImage",
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
            "name": "address",
            "storageKey": null
          }
        ],
        "type": "UploadedPageImage",
        "abstractKey": null
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
                "name": "message",
                "storageKey": null
              }
            ],
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
    "name": "useUploadPageImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadPageImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f5d76cdd9dd2ba99a183a6b05f80efe4154bca78b1d5224b941a6308dcaa0065",
    "metadata": {},
    "name": "useUploadPageImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38bbdbb989562cb90878018414c9e373";

export default node;
