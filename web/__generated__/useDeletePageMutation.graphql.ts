/**
 * @generated SignedSource<<919a6bdfd8d8dcd7fac3822c55292910>>
 * @relayHash 7206b31a3662362026863740455609c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb920d016de304b9fcc54c5849130b794f26e3c5e34697015055f7e63762b8e4

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePageInput = {
  id: string;
};
export type useDeletePageMutation$variables = {
  input: DeletePageInput;
};
export type useDeletePageMutation$data = {
  readonly deletePage: {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeletePageMutation = {
  response: useDeletePageMutation$data;
  variables: useDeletePageMutation$variables;
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
    "name": "deletePage",
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
        "type": "NotPossible",
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
    "name": "useDeletePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb920d016de304b9fcc54c5849130b794f26e3c5e34697015055f7e63762b8e4",
    "metadata": {},
    "name": "useDeletePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa14b7876282415b6bab7769fed59c97";

export default node;
