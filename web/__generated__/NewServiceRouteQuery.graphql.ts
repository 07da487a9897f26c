/**
 * @generated SignedSource<<e38c945ab0c83fd2799ec171354a1ff9>>
 * @relayHash 20c2335747d91dd5068690201674a8a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeb530f3b4d019e887d2166aa9acc17f41b94211480a5ccf37c548345ff3bdb9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewServiceRouteQuery$variables = {
  number: number;
};
export type NewServiceRouteQuery$data = {
  readonly cater: {
    readonly " $fragmentSpreads": FragmentRefs<"NewServiceRoute_cater">;
  } | null | undefined;
};
export type NewServiceRouteQuery = {
  response: NewServiceRouteQuery$data;
  variables: NewServiceRouteQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewServiceRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewServiceRoute_cater"
          }
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
    "name": "NewServiceRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eeb530f3b4d019e887d2166aa9acc17f41b94211480a5ccf37c548345ff3bdb9",
    "metadata": {},
    "name": "NewServiceRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9de0b10bec08bc8ae843b0a39b31afcd";

export default node;
