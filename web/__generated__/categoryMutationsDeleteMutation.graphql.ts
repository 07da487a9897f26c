/**
 * @generated SignedSource<<8321b8bf729a87c08333f0e77466f720>>
 * @relayHash 72ffd922d6e9208b714c053804eb4ca0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e4b86c3fd30efd1bfc4a186071aa86cb8cbb0d0c383475da3a1ea576d275652

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCategoryInput = {
  id: string;
};
export type categoryMutationsDeleteMutation$variables = {
  input: DeleteCategoryInput;
};
export type categoryMutationsDeleteMutation$data = {
  readonly deleteCategory: {
    readonly deletedId: string;
  };
};
export type categoryMutationsDeleteMutation = {
  response: categoryMutationsDeleteMutation$data;
  variables: categoryMutationsDeleteMutation$variables;
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
    "name": "categoryMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "categoryMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e4b86c3fd30efd1bfc4a186071aa86cb8cbb0d0c383475da3a1ea576d275652",
    "metadata": {},
    "name": "categoryMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a39b3257eb1d58c47040f60d645bb8aa";

export default node;
