/**
 * @generated SignedSource<<132d12de1523e81a61c8fe8df4e79ae4>>
 * @relayHash 9a8daf94ac267dd5c9ec811033a569c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aef7877f8eb0b54adc1c393b96b57aecfca855953750fbb1d5ce349db064468a

import type { ConcreteRequest } from 'relay-runtime';
export type MoveCaterInput = {
  id: string;
  place: number;
};
export type useMoveCaterMutation$variables = {
  input: MoveCaterInput;
};
export type useMoveCaterMutation$data = {
  readonly moveCater: {
    readonly id: string;
  };
};
export type useMoveCaterMutation = {
  response: useMoveCaterMutation$data;
  variables: useMoveCaterMutation$variables;
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
    "name": "moveCater",
    "plural": false,
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
    "name": "useMoveCaterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveCaterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aef7877f8eb0b54adc1c393b96b57aecfca855953750fbb1d5ce349db064468a",
    "metadata": {},
    "name": "useMoveCaterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffc4c7a66ae2f2ca90edc5c07de966d8";

export default node;
