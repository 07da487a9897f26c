/**
 * @generated SignedSource<<d4940ee157deaca6a80f9583c06511a5>>
 * @relayHash 965988a847073bb3a5f8f6917b118cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82a75d9282ef5daabe794b725eeba8ab72965f52655a4d3340349ccb9f3ae4ad

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "DELIVERY" | "PICKUP" | "%future added value";
export type CanDeliverInput = {
  clock?: string | null | undefined;
  date: string;
  fulfilment?: Fulfilment | null | undefined;
  goods?: number | null | undefined;
  lines?: ReadonlyArray<AvailabilityLineInput> | null | undefined;
  zipCode?: string | null | undefined;
};
export type AvailabilityLineInput = {
  covers: number;
  menuUuid?: string | null | undefined;
};
export type useTryOrderQuery$variables = {
  hasZipCode: boolean;
  input: CanDeliverInput;
  number: number;
  zipCode: string;
};
export type useTryOrderQuery$data = {
  readonly cater: {
    readonly canDeliver: {
      readonly day: {
        readonly isPossible: boolean;
        readonly reasons: ReadonlyArray<{
          readonly message: string;
        }>;
        readonly warnings: ReadonlyArray<{
          readonly message: string;
        }>;
      };
      readonly next: string | null | undefined;
    } | null | undefined;
    readonly delivery?: {
      readonly text?: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useTryOrderQuery = {
  response: useTryOrderQuery$data;
  variables: useTryOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasZipCode"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zipCode"
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
    "name": "zipCode",
    "variableName": "zipCode"
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "Delivered",
  "abstractKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "AvailabilityAnswer",
  "kind": "LinkedField",
  "name": "canDeliver",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayAvailability",
      "kind": "LinkedField",
      "name": "day",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPossible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnavailableReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnavailableReason",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": (v7/*:: as any*/),
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
    "name": "useTryOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "condition": "hasZipCode",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": null,
                "kind": "LinkedField",
                "name": "delivery",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v8/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTryOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          {
            "condition": "hasZipCode",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": null,
                "kind": "LinkedField",
                "name": "delivery",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v8/*:: as any*/),
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
    "id": "82a75d9282ef5daabe794b725eeba8ab72965f52655a4d3340349ccb9f3ae4ad",
    "metadata": {},
    "name": "useTryOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac22ba7f7fd57d807f34d702a6995722";

export default node;
