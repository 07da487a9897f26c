/**
 * @generated SignedSource<<47a0c21de4fb9695b37bd6833551f477>>
 * @relayHash c2067fb1ff459fb587283f83328b6d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26a6a80a662d746a1266844ba06dc4252d1fe6b901b76835df7e8f67de63d530

import type { ConcreteRequest } from 'relay-runtime';
export type useCaterNamesQuery$variables = {
  number: number;
};
export type useCaterNamesQuery$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
};
export type useCaterNamesQuery = {
  response: useCaterNamesQuery$data;
  variables: useCaterNamesQuery$variables;
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCaterNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useCaterNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "26a6a80a662d746a1266844ba06dc4252d1fe6b901b76835df7e8f67de63d530",
    "metadata": {},
    "name": "useCaterNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43762993521f4e8b6a688e0b7722ec7b";

export default node;
