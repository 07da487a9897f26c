/**
 * @generated SignedSource<<2076d43a5c25c1a5e958fd88a91be4bc>>
 * @relayHash 055708ee95972f3589a5149f926725a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0606fd039298a6e870f58643c9bc90f76e3abf8e7c46f655a957758d5c6c58c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFilterInput = {
  id: string;
};
export type useDeleteFilterMutation$variables = {
  input: DeleteFilterInput;
};
export type useDeleteFilterMutation$data = {
  readonly deleteFilter: {
    readonly __typename: "Deleted";
  };
};
export type useDeleteFilterMutation = {
  response: useDeleteFilterMutation$data;
  variables: useDeleteFilterMutation$variables;
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
    "concreteType": "Deleted",
    "kind": "LinkedField",
    "name": "deleteFilter",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "useDeleteFilterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteFilterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0606fd039298a6e870f58643c9bc90f76e3abf8e7c46f655a957758d5c6c58c",
    "metadata": {},
    "name": "useDeleteFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81e100846d49d3dd21e8a2701f9e6d5b";

export default node;
