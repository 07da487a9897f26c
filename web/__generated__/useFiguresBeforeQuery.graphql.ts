/**
 * @generated SignedSource<<c274f99ebe1cce5854497d2ab9812f82>>
 * @relayHash dfdd61b9911c5f156eeaf2581a1f1dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c08fb17432aaac6e5c9c58b4db462b75946fa6bfee86f9f36162ec293a14f74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFiguresBeforeQuery$variables = {
  from: string;
  number: number;
  ofAll: boolean;
  to: string;
};
export type useFiguresBeforeQuery$data = {
  readonly cater?: {
    readonly statistics: {
      readonly " $fragmentSpreads": FragmentRefs<"TradeComparison_before">;
    } | null | undefined;
  } | null | undefined;
  readonly statistics?: {
    readonly " $fragmentSpreads": FragmentRefs<"TradeComparison_before">;
  } | null | undefined;
};
export type useFiguresBeforeQuery = {
  response: useFiguresBeforeQuery$data;
  variables: useFiguresBeforeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofAll"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v6 = [
  {
    "alias": null,
    "args": (v5/*:: as any*/),
    "concreteType": "Statistics",
    "kind": "LinkedField",
    "name": "statistics",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TradeComparison_before"
      }
    ],
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": (v5/*:: as any*/),
  "concreteType": "Statistics",
  "kind": "LinkedField",
  "name": "statistics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekStatistics",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turnover",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFiguresBeforeQuery",
    "selections": [
      {
        "condition": "ofAll",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "ofAll",
        "kind": "Condition",
        "passingValue": true,
        "selections": (v6/*:: as any*/)
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFiguresBeforeQuery",
    "selections": [
      {
        "condition": "ofAll",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
      {
        "condition": "ofAll",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9c08fb17432aaac6e5c9c58b4db462b75946fa6bfee86f9f36162ec293a14f74",
    "metadata": {},
    "name": "useFiguresBeforeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5158f524e3a8e1dcbbfa51ee14d2201b";

export default node;
