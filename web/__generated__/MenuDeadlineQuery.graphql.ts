/**
 * @generated SignedSource<<5543f3234a57890a6a46a35a854b4d7f>>
 * @relayHash 88f842cf8de7cf4f970447360aa7030e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8ed151f16a8fc2c7923fbcd43310e9956f83bbb34f0f43fdcf7956eaa8c423

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
export type MenuDeadlineQuery$variables = {
  input: CanDeliverInput;
  number: number;
};
export type MenuDeadlineQuery$data = {
  readonly cater: {
    readonly canDeliver: {
      readonly day: {
        readonly reasons: ReadonlyArray<{
          readonly code: UnavailableCode;
          readonly line: number | null | undefined;
          readonly message: string;
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type MenuDeadlineQuery = {
  response: MenuDeadlineQuery$data;
  variables: MenuDeadlineQuery$variables;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            }
          ],
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
    "name": "MenuDeadlineQuery",
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
    "name": "MenuDeadlineQuery",
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
    "id": "4a8ed151f16a8fc2c7923fbcd43310e9956f83bbb34f0f43fdcf7956eaa8c423",
    "metadata": {},
    "name": "MenuDeadlineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e2226ca8449b7d1c2116ba445f9cd96";

export default node;
