/**
 * @generated SignedSource<<5ee77a58b9514814d0d3e1d8063b58f7>>
 * @relayHash 729dd46dc7faaf183977cbe290513cf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d8e7a2c835d52fb593213bcd7488e4079d21cbf941ee3914a140b9b8db2a697

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
export type usePartyAnswerQuery$variables = {
  input: CanDeliverInput;
  number: number;
};
export type usePartyAnswerQuery$data = {
  readonly cater: {
    readonly canDeliver: {
      readonly day: {
        readonly isPossible: boolean;
        readonly reasons: ReadonlyArray<{
          readonly message: string;
        }>;
      };
      readonly next: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type usePartyAnswerQuery = {
  response: usePartyAnswerQuery$data;
  variables: usePartyAnswerQuery$variables;
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
          "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
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
    "name": "usePartyAnswerQuery",
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
    "name": "usePartyAnswerQuery",
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
    "id": "0d8e7a2c835d52fb593213bcd7488e4079d21cbf941ee3914a140b9b8db2a697",
    "metadata": {},
    "name": "usePartyAnswerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df70de472f2b99b1cbdd324effc06976";

export default node;
