/**
 * @generated SignedSource<<873c687fe627aa9dedc1f18841f1e8bd>>
 * @relayHash 0798a5a308828fccb68bdeffa61716e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e541ca4c5a5dcfdcf1aee6fe3789f482cd2fa6828f3f93cf129063160ecc2e27

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCategoryInput = {
  id: string;
};
export type useDeleteCategoryMutation$variables = {
  input: DeleteCategoryInput;
};
export type useDeleteCategoryMutation$data = {
  readonly deleteCategory: {
    readonly deletedId: string;
  };
};
export type useDeleteCategoryMutation = {
  response: useDeleteCategoryMutation$data;
  variables: useDeleteCategoryMutation$variables;
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
    "name": "deleteCategory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useDeleteCategoryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCategoryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e541ca4c5a5dcfdcf1aee6fe3789f482cd2fa6828f3f93cf129063160ecc2e27",
    "metadata": {},
    "name": "useDeleteCategoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "078b3885aaff30330b58d361cc16dc84";

export default node;
