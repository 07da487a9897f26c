/**
 * @generated SignedSource<<3f965e7ca2d2ed77df18fa0235438c37>>
 * @relayHash dbde89d29ea9b6bbbd1f47f092253cd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd0e766907c16376d386e61d2679355b63afa97fab9d3188d009b0cc821569a

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "DELIVERY" | "PICKUP" | "%future added value";
export type UnavailableCode = "BELOW_MIN_COVERS" | "BELOW_ZONE_MINIMUM" | "CLOSED_DATE" | "CLOSED_WEEKDAY" | "DAY_FULL" | "HOLIDAY" | "LEAD_TIME" | "MENU_AGE_LIMIT" | "MENU_NOT_OFFERED" | "MENU_SOLD_OUT" | "NOT_DELIVERED" | "OUTSIDE_HOURS" | "PAST" | "TOO_FAR_AHEAD" | "%future added value";
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
export type useDraftReasonsQuery$variables = {
  input: CanDeliverInput;
  number: number;
};
export type useDraftReasonsQuery$data = {
  readonly cater: {
    readonly canDeliver: {
      readonly day: {
        readonly reasons: ReadonlyArray<{
          readonly code: UnavailableCode;
          readonly message: string;
        }>;
        readonly warnings: ReadonlyArray<{
          readonly code: UnavailableCode;
          readonly message: string;
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useDraftReasonsQuery = {
  response: useDraftReasonsQuery$data;
  variables: useDraftReasonsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
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
      "concreteType": "DayAvailability",
      "kind": "LinkedField",
      "name": "day",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UnavailableReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnavailableReason",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": (v3/*:: as any*/),
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDraftReasonsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDraftReasonsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "5bd0e766907c16376d386e61d2679355b63afa97fab9d3188d009b0cc821569a",
    "metadata": {},
    "name": "useDraftReasonsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04b225d9c6894f98117533422c976432";

export default node;
