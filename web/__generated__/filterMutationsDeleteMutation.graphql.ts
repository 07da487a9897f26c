/**
 * @generated SignedSource<<bb233c458b97ceed655dc22e70bd00bf>>
 * @relayHash de27c9432370e6bd5b5b2c4a17239484
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf335e244e13861585f5c9ba35396eda302515b112cda700703688ea13ccd321

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFilterInput = {
  id: string;
};
export type filterMutationsDeleteMutation$variables = {
  input: DeleteFilterInput;
};
export type filterMutationsDeleteMutation$data = {
  readonly deleteFilter: {
    readonly __typename: "Deleted";
  };
};
export type filterMutationsDeleteMutation = {
  response: filterMutationsDeleteMutation$data;
  variables: filterMutationsDeleteMutation$variables;
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
    "name": "filterMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "filterMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf335e244e13861585f5c9ba35396eda302515b112cda700703688ea13ccd321",
    "metadata": {},
    "name": "filterMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f65b15a3051b06d190d763aed3648d2";

export default node;
