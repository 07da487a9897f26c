/**
 * @generated SignedSource<<1202cb905c8c2b702fd46a8d8e1b40aa>>
 * @relayHash b1d9b0cf3e86fd29a6fabba6f8b512fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da5875229536b684da3e4693411fc0a3dcb51619e29245604060865f8d8ce35

import type { ConcreteRequest } from 'relay-runtime';
export type SetCaterActiveInput = {
  id: string;
  isActive: boolean;
};
export type useSetCaterActiveMutation$variables = {
  input: SetCaterActiveInput;
};
export type useSetCaterActiveMutation$data = {
  readonly setCaterActive: {
    readonly administration: {
      readonly version: string;
    } | null | undefined;
    readonly id: string;
    readonly isActive: boolean;
  };
};
export type useSetCaterActiveMutation = {
  response: useSetCaterActiveMutation$data;
  variables: useSetCaterActiveMutation$variables;
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
    "name": "setCaterActive",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isActive",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CaterAdministration",
        "kind": "LinkedField",
        "name": "administration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
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
    "name": "useSetCaterActiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetCaterActiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8da5875229536b684da3e4693411fc0a3dcb51619e29245604060865f8d8ce35",
    "metadata": {},
    "name": "useSetCaterActiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a27d087f4846f14f000872b11412633";

export default node;
