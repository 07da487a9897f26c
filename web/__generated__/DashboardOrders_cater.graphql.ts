/**
 * @generated SignedSource<<6697a68333139c017d61ac01d1fa0a27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardOrders_cater$data = {
  readonly awaiting: {
    readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrders_orders" | "DaySentence_awaiting">;
  } | null | undefined;
  readonly name: string;
  readonly statistics: {
    readonly days: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TodaysOrders_days" | "UpcomingDays_days">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"TradePlots_statistics">;
  } | null | undefined;
  readonly todays: {
    readonly " $fragmentSpreads": FragmentRefs<"DaySentence_todays" | "TodaysOrders_orders">;
  } | null | undefined;
  readonly unpaid: {
    readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrders_orders">;
  } | null | undefined;
  readonly unseen?: {
    readonly " $fragmentSpreads": FragmentRefs<"UnseenOrders_orders">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeclaredShare_cater" | "MissingSmiley_cater" | "OverbookedDays_cater">;
  readonly " $fragmentType": "DashboardOrders_cater";
};
export type DashboardOrders_cater$key = {
  readonly " $data"?: DashboardOrders_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardOrders_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v1 = {
  "kind": "Literal",
  "name": "sort",
  "value": "OLDEST_FIRST"
},
v2 = {
  "kind": "Literal",
  "name": "status",
  "value": "AWAITING_APPROVAL"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "isAdmin"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
      "name": "today"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardOrders_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverbookedDays_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingSmiley_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeclaredShare_cater"
    },
    {
      "alias": "awaiting",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AwaitingOrders_orders"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaySentence_awaiting"
        }
      ],
      "storageKey": "orders(first:50,sort:\"OLDEST_FIRST\",status:\"AWAITING_APPROVAL\")"
    },
    {
      "condition": "isAdmin",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "unseen",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "Literal",
              "name": "unseen",
              "value": true
            }
          ],
          "concreteType": "OrderConnection",
          "kind": "LinkedField",
          "name": "orders",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UnseenOrders_orders"
            }
          ],
          "storageKey": "orders(first:20,sort:\"OLDEST_FIRST\",status:\"AWAITING_APPROVAL\",unseen:true)"
        }
      ]
    },
    {
      "alias": "todays",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "today"
        },
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
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TodaysOrders_orders"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DaySentence_todays"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "unpaid",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "ACCEPTED"
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnpaidOrders_orders"
        }
      ],
      "storageKey": "orders(first:30,sort:\"OLDEST_FIRST\",status:\"ACCEPTED\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "Statistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TodaysOrders_days"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UpcomingDays_days"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TradePlots_statistics"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "20f369b9959305ef94f593d47776d951";

export default node;
