/**
 * @generated SignedSource<<49a4afa777fe3b69ca99c669c7c9bde7>>
 * @relayHash 7c18e97fa9ffa69e232fa8586b9261e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aba03c1e7cd02d526f773a249ce502646d6aea36946e650b19a01d546cec1ec0

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
export type fetchPartyAnswerQuery$variables = {
  hasDate: boolean;
  hasZipCode: boolean;
  input: CanDeliverInput;
  number: number;
  zipCode: string;
};
export type fetchPartyAnswerQuery$data = {
  readonly cater: {
    readonly canDeliver?: {
      readonly day: {
        readonly isPossible: boolean;
        readonly reasons: ReadonlyArray<{
          readonly message: string;
        }>;
      };
      readonly next: string | null | undefined;
    } | null | undefined;
    readonly delivery?: {
      readonly __typename: "Delivered";
      readonly text: string | null | undefined;
    } | {
      readonly __typename: "NotDelivered";
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type fetchPartyAnswerQuery = {
  response: fetchPartyAnswerQuery$data;
  variables: fetchPartyAnswerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasDate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasZipCode"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "zipCode"
},
v5 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v7 = {
  "condition": "hasZipCode",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "zipCode",
          "variableName": "zipCode"
        }
      ],
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
        {
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
        {
          "kind": "InlineFragment",
          "selections": (v6/*:: as any*/),
          "type": "NotDelivered",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v8 = {
  "condition": "hasDate",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
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
              "selections": (v6/*:: as any*/),
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
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchPartyAnswerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchPartyAnswerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Cater",
        "kind": "LinkedField",
        "name": "cater",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
    "id": "aba03c1e7cd02d526f773a249ce502646d6aea36946e650b19a01d546cec1ec0",
    "metadata": {},
    "name": "fetchPartyAnswerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a4ce6200700d1d8f99270dc5efe7e4a";

export default node;
