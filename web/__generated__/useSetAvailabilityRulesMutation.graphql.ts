/**
 * @generated SignedSource<<a7496009c2d8205ef9633cd10ecbf832>>
 * @relayHash 30bf6d73332b0f23e24ee7eafae491da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8f10b45d162c1ae4be42d59b143dbe159f9e24bab626d9a819049345548b9c6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadTimeDays = "CALENDAR_DAYS" | "WORKING_DAYS" | "%future added value";
export type SetAvailabilityRulesInput = {
  capacities: ReadonlyArray<number | null | undefined>;
  caterNumber: number;
  closedOnHolidays: boolean;
  deliveryHours?: ReadonlyArray<WeekdayHoursInput> | null | undefined;
  exceptions: ReadonlyArray<AvailabilityExceptionInput>;
  horizonDays?: number | null | undefined;
  leadTimeDays: LeadTimeDays;
  pickupHours?: ReadonlyArray<WeekdayHoursInput> | null | undefined;
  refusesShortNotice: boolean;
  tiers: ReadonlyArray<LeadTimeTierInput>;
  version?: string | null | undefined;
  workingDays: ReadonlyArray<number>;
};
export type WeekdayHoursInput = {
  intervals: ReadonlyArray<ClockIntervalInput>;
  weekday: number;
};
export type ClockIntervalInput = {
  from: string;
  to: string;
};
export type AvailabilityExceptionInput = {
  capacity?: number | null | undefined;
  deliveryHours?: ReadonlyArray<ClockIntervalInput> | null | undefined;
  from: string;
  name?: string | null | undefined;
  pickupHours?: ReadonlyArray<ClockIntervalInput> | null | undefined;
  to: string;
};
export type LeadTimeTierInput = {
  cutoff: string;
  days: number;
  fromCovers: number;
};
export type useSetAvailabilityRulesMutation$variables = {
  input: SetAvailabilityRulesInput;
};
export type useSetAvailabilityRulesMutation$data = {
  readonly setAvailabilityRules: {
    readonly current?: {
      readonly saved: {
        readonly " $fragmentSpreads": FragmentRefs<"availabilityValues_rules">;
      } | null | undefined;
    };
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"toSaveResult_error">;
    } | null | undefined;
    readonly saved: {
      readonly " $fragmentSpreads": FragmentRefs<"availabilityValues_rules">;
    } | null | undefined;
  };
};
export type useSetAvailabilityRulesMutation = {
  response: useSetAvailabilityRulesMutation$data;
  variables: useSetAvailabilityRulesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weekday",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ClockInterval",
    "kind": "LinkedField",
    "name": "intervals",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WeekdayHours",
    "kind": "LinkedField",
    "name": "deliveryHours",
    "plural": true,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WeekdayHours",
    "kind": "LinkedField",
    "name": "pickupHours",
    "plural": true,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "closedOnHolidays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "capacities",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refusesShortNotice",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "leadTimeDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "workingDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LeadTimeTier",
    "kind": "LinkedField",
    "name": "tiers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fromCovers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cutoff",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "horizonDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AvailabilityException",
    "kind": "LinkedField",
    "name": "exceptions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ClockInterval",
        "kind": "LinkedField",
        "name": "deliveryHours",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ClockInterval",
        "kind": "LinkedField",
        "name": "pickupHours",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "capacity",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v7 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "availabilityValues_rules",
        "selections": (v6/*:: as any*/),
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "type": "AvailabilityRules",
    "abstractKey": null
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "saved"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValidationIssue",
        "kind": "LinkedField",
        "name": "issues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationFailed",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedBy",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
        "storageKey": null
      }
    ],
    "type": "EditConflict",
    "abstractKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "AvailabilityRules",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetAvailabilityRulesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAvailabilityRules",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "toSaveResult_error",
                  "selections": (v9/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EditConflict",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetAvailabilityRulesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAvailabilityRules",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v9/*:: as any*/),
            "type": "UserError",
            "abstractKey": "__isUserError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EditConflict",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v12/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8f10b45d162c1ae4be42d59b143dbe159f9e24bab626d9a819049345548b9c6",
    "metadata": {},
    "name": "useSetAvailabilityRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ae7ad1255d1a4819e5b1f375a538a3f";

export default node;
