/**
 * @generated SignedSource<<5043df4ed77e94bb3c07beb87e6e64b0>>
 * @relayHash 94bf666bf899d06e825ad817175ddaf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7d0825861a47999f09a834207e43f0e2bbe21eb138bfdce3bce9d500cda0a3

import type { ConcreteRequest } from 'relay-runtime';
export type AddMenusDialogQuery$variables = {
  number: number;
};
export type AddMenusDialogQuery$data = {
  readonly cater: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly price: number;
    }> | null | undefined;
  } | null | undefined;
};
export type AddMenusDialogQuery = {
  response: AddMenusDialogQuery$data;
  variables: AddMenusDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Menu",
  "kind": "LinkedField",
  "name": "menus",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddMenusDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddMenusDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ee7d0825861a47999f09a834207e43f0e2bbe21eb138bfdce3bce9d500cda0a3",
    "metadata": {},
    "name": "AddMenusDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dda082d0dcd9447f0f028abded6c76b";

export default node;
