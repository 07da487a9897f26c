/**
 * @generated SignedSource<<bc580423affec640b1bd5dda836256ad>>
 * @relayHash 5faa8d33862e023edc347ce2f8a99a2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a4051864fb1d9618924126b06955faddde4d6eb4dde254d27b11f0992ca8952

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
export type useOrderCountsQuery$variables = {
  from?: string | null | undefined;
  monday?: string | null | undefined;
  nextMonday?: string | null | undefined;
  nextSunday?: string | null | undefined;
  query?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  sunday?: string | null | undefined;
  to?: string | null | undefined;
  today?: string | null | undefined;
  tomorrow?: string | null | undefined;
};
export type useOrderCountsQuery$data = {
  readonly viewer: {
    readonly cater: {
      readonly awaiting: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly nextWeek: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly thisWeek: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly today: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly tomorrow: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly unpaid: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useOrderCountsQuery = {
  response: useOrderCountsQuery$data;
  variables: useOrderCountsQuery$variables;
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
  "name": "monday"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nextMonday"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nextSunday"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sunday"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "today"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tomorrow"
},
v10 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v11 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v12 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v13 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v15 = {
  "alias": "awaiting",
  "args": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "kind": "Literal",
      "name": "status",
      "value": "AWAITING_APPROVAL"
    },
    (v13/*:: as any*/)
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": "unpaid",
  "args": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "kind": "Literal",
      "name": "status",
      "value": "ACCEPTED"
    },
    (v13/*:: as any*/)
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v17 = {
  "kind": "Variable",
  "name": "status",
  "variableName": "status"
},
v18 = {
  "alias": "today",
  "args": [
    (v10/*:: as any*/),
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "today"
    },
    (v12/*:: as any*/),
    (v17/*:: as any*/),
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "today"
    }
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": "tomorrow",
  "args": [
    (v10/*:: as any*/),
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "tomorrow"
    },
    (v12/*:: as any*/),
    (v17/*:: as any*/),
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "tomorrow"
    }
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": "thisWeek",
  "args": [
    (v10/*:: as any*/),
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "monday"
    },
    (v12/*:: as any*/),
    (v17/*:: as any*/),
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "sunday"
    }
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": "nextWeek",
  "args": [
    (v10/*:: as any*/),
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "nextMonday"
    },
    (v12/*:: as any*/),
    (v17/*:: as any*/),
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "nextSunday"
    }
  ],
  "concreteType": "OrderConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useOrderCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOrderCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cater",
            "kind": "LinkedField",
            "name": "cater",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6a4051864fb1d9618924126b06955faddde4d6eb4dde254d27b11f0992ca8952",
    "metadata": {},
    "name": "useOrderCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36b9d15ee162a4c45bec07a73bf9ba02";

export default node;
