/**
 * @generated SignedSource<<0c8d08dd3f3749cab3b79e9782eb64c0>>
 * @relayHash 10d35a0cdfbef3e448ce0c7a93a60d2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f16126ca0043aa0d54b7178cf01c5e3a77f6e369935a6cce8f547c23f9eb84d

import type { ConcreteRequest } from 'relay-runtime';
export type Fulfilment = "DELIVERY" | "PICKUP" | "%future added value";
export type UnavailableCode = "BELOW_MIN_COVERS" | "BELOW_ZONE_MINIMUM" | "CLOSED_DATE" | "CLOSED_WEEKDAY" | "DAY_FULL" | "HOLIDAY" | "LEAD_TIME" | "MENU_AGE_LIMIT" | "MENU_NOT_OFFERED" | "MENU_SOLD_OUT" | "NOT_DELIVERED" | "OUTSIDE_HOURS" | "PAST" | "TOO_FAR_AHEAD" | "%future added value";
export type AvailabilityInput = {
  covers?: number | null | undefined;
  from: string;
  fulfilment?: Fulfilment | null | undefined;
  menuUuids?: ReadonlyArray<string> | null | undefined;
  to: string;
  zipCode?: string | null | undefined;
};
export type useDayMarksQuery$variables = {
  input: AvailabilityInput;
  number: number;
};
export type useDayMarksQuery$data = {
  readonly cater: {
    readonly availability: ReadonlyArray<{
      readonly coversLeft: number | null | undefined;
      readonly date: string;
      readonly reasons: ReadonlyArray<{
        readonly code: UnavailableCode;
        readonly message: string;
      }>;
    }> | null | undefined;
  } | null | undefined;
};
export type useDayMarksQuery = {
  response: useDayMarksQuery$data;
  variables: useDayMarksQuery$variables;
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
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "DayAvailability",
  "kind": "LinkedField",
  "name": "availability",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coversLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnavailableReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
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
    "name": "useDayMarksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDayMarksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "2f16126ca0043aa0d54b7178cf01c5e3a77f6e369935a6cce8f547c23f9eb84d",
    "metadata": {},
    "name": "useDayMarksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2d1e621cfb8e5c1265eb20acac380e9";

export default node;
