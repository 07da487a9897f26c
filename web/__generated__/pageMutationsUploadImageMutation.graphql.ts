/**
 * @generated SignedSource<<ea19f170a5e7156ccae47bcf7c0abe99>>
 * @relayHash ba6f1bb5ca626661d4b37e0e78eae166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fd22a74e087d775f9752bf77d4370d415fb86a566b2d7bd1e3cf5a363121c75

import type { ConcreteRequest } from 'relay-runtime';
export type UploadPageImageInput = {
  file?: null | null | undefined;
};
export type pageMutationsUploadImageMutation$variables = {
  input: UploadPageImageInput;
};
export type pageMutationsUploadImageMutation$data = {
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
export type pageMutationsUploadImageMutation = {
  response: pageMutationsUploadImageMutation$data;
  variables: pageMutationsUploadImageMutation$variables;
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
    "name": "pageMutationsUploadImageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageMutationsUploadImageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2fd22a74e087d775f9752bf77d4370d415fb86a566b2d7bd1e3cf5a363121c75",
    "metadata": {},
    "name": "pageMutationsUploadImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63db0b0ed5949049aa92a730d7449984";

export default node;
