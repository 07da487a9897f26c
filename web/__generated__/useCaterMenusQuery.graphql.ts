/**
 * @generated SignedSource<<0d781d36dec72cd42829bac37e3f551c>>
 * @relayHash 41f41797c6b634bbb6f5c44e940d1088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fa6df54b14b5286cc3dda1e7b6bba952a094933ec42b507712740fb47f511ac

import type { ConcreteRequest } from 'relay-runtime';
export type useCaterMenusQuery$variables = {
  number: number;
};
export type useCaterMenusQuery$data = {
  readonly cater: {
    readonly menus: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly price: number;
    }> | null | undefined;
  } | null | undefined;
};
export type useCaterMenusQuery = {
  response: useCaterMenusQuery$data;
  variables: useCaterMenusQuery$variables;
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
    "name": "useCaterMenusQuery",
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
    "name": "useCaterMenusQuery",
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
    "id": "7fa6df54b14b5286cc3dda1e7b6bba952a094933ec42b507712740fb47f511ac",
    "metadata": {},
    "name": "useCaterMenusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b970f38d90e7c3451114b6fc68d6e8da";

export default node;
