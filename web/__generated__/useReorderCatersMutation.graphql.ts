/**
 * @generated SignedSource<<b6ca41f52ebcba13834996c875fe9234>>
 * @relayHash 2a5167ef87dd688d40bc198a513b07c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2236e951064bf805054adcb54f10dde6f993584aebc24380182bcc2c8557888c

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderCatersInput = {
  caters: ReadonlyArray<CaterPlaceInput>;
};
export type CaterPlaceInput = {
  id: string;
  ordering: number;
};
export type useReorderCatersMutation$variables = {
  input: ReorderCatersInput;
};
export type useReorderCatersMutation$data = {
  readonly reorderCaters: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useReorderCatersMutation = {
  response: useReorderCatersMutation$data;
  variables: useReorderCatersMutation$variables;
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
    "concreteType": "Cater",
    "kind": "LinkedField",
    "name": "reorderCaters",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useReorderCatersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReorderCatersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2236e951064bf805054adcb54f10dde6f993584aebc24380182bcc2c8557888c",
    "metadata": {},
    "name": "useReorderCatersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85744abf1743e7f9cce9c478353cb099";

export default node;
