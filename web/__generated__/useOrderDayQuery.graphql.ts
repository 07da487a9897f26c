/**
 * @generated SignedSource<<8da5c6364eb5231827a6220310275545>>
 * @relayHash 7ff30d0d9edb2fb77a30741f76d98234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17b071297f55ae3513f0e0e135fbaef08d552b7a62d8b4586e541936c660c577

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
export type useOrderDayQuery$variables = {
  input: CanDeliverInput;
  number: number;
};
export type useOrderDayQuery$data = {
  readonly cater: {
    readonly canDeliver: {
      readonly cancelText: string | null | undefined;
      readonly day: {
        readonly hours: ReadonlyArray<{
          readonly from: string;
          readonly to: string;
        }> | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useOrderDayQuery = {
  response: useOrderDayQuery$data;
  variables: useOrderDayQuery$variables;
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
          "concreteType": "ClockInterval",
          "kind": "LinkedField",
          "name": "hours",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
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
      "name": "cancelText",
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
    "name": "useOrderDayQuery",
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
    "name": "useOrderDayQuery",
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
    "id": "17b071297f55ae3513f0e0e135fbaef08d552b7a62d8b4586e541936c660c577",
    "metadata": {},
    "name": "useOrderDayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4c150017edfee346550081c2837d24e";

export default node;
