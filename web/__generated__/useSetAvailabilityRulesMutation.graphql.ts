/**
 * @generated SignedSource<<339ed48aec88c297593d208fbfc2616a>>
 * @relayHash 8d2563624d4160c7ae10b6f5573d2d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7594189847c352acdb7798fe0ec931574ddb62b040892e090e49530d4e6b187c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadTimeDays = "CALENDAR_DAYS" | "WORKING_DAYS" | "%future added value";
export type SetAvailabilityRulesInput = {
  cancelSteps?: ReadonlyArray<CancelStepInput> | null | undefined;
  capacities: ReadonlyArray<number | null | undefined>;
  caterNumber: number;
  changeLimit?: ChangeLimitInput | null | undefined;
  changePercent?: number | null | undefined;
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
export type CancelStepInput = {
  cutoff: string;
  percent: number;
  workingDays: number;
};
export type ChangeLimitInput = {
  cutoff: string;
  workingDays: number;
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingDays",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cutoff",
  "storageKey": null
},
v8 = [
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
  (v6/*:: as any*/),
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
      (v7/*:: as any*/)
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
    "concreteType": "CancelStep",
    "kind": "LinkedField",
    "name": "cancelSteps",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "percent",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ChangeLimit",
    "kind": "LinkedField",
    "name": "changeLimit",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "changePercent",
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
v9 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "availabilityValues_rules",
        "selections": (v8/*:: as any*/),
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/),
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
          (v10/*:: as any*/)
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "AvailabilityRules",
  "abstractKey": null
},
v14 = {
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
          (v9/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "toSaveResult_error",
                  "selections": (v11/*:: as any*/),
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
                  (v9/*:: as any*/)
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
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v11/*:: as any*/),
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
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
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
              (v14/*:: as any*/)
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
    "id": "7594189847c352acdb7798fe0ec931574ddb62b040892e090e49530d4e6b187c",
    "metadata": {},
    "name": "useSetAvailabilityRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ae7ad1255d1a4819e5b1f375a538a3f";

export default node;
