/**
 * @generated SignedSource<<d50ae941fe7f4bae4a661494ba4cee5b>>
 * @relayHash 80888e04eb109ad4fe30b82d223c8147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8f54433f7eef334431a7452e595098f3af02dd97c2f06b61beb810ad6ab9372

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCaterInput = {
  id: string;
};
export type useDeleteCaterMutation$variables = {
  input: DeleteCaterInput;
};
export type useDeleteCaterMutation$data = {
  readonly deleteCater: {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDeleteCaterMutation = {
  response: useDeleteCaterMutation$data;
  variables: useDeleteCaterMutation$variables;
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
    "name": "deleteCater",
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
    "name": "useDeleteCaterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCaterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d8f54433f7eef334431a7452e595098f3af02dd97c2f06b61beb810ad6ab9372",
    "metadata": {},
    "name": "useDeleteCaterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e63c4be2f08041063582ea86ee011350";

export default node;
