/**
 * @generated SignedSource<<7b609865864081c4081fe3b7bacf363c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllDashboardOrders_query$data = {
  readonly awaiting: {
    readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrders_orders" | "UnseenOrders_orders">;
  } | null | undefined;
  readonly statistics: {
    readonly " $fragmentSpreads": FragmentRefs<"TradePlots_statistics">;
  } | null | undefined;
  readonly todays: {
    readonly " $fragmentSpreads": FragmentRefs<"TodaysOrders_orders">;
  } | null | undefined;
  readonly unpaid: {
    readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrders_orders">;
  } | null | undefined;
  readonly upcoming: {
    readonly " $fragmentSpreads": FragmentRefs<"UpcomingDays_orders">;
  } | null | undefined;
  readonly " $fragmentType": "AllDashboardOrders_query";
};
export type AllDashboardOrders_query$key = {
  readonly " $data"?: AllDashboardOrders_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllDashboardOrders_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "lastDay"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
      "name": "today"
    },
    {
      "kind": "RootArgument",
      "name": "tomorrow"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllDashboardOrders_query",
  "selections": [
    {
      "alias": "awaiting",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "status",
          "value": "AWAITING_APPROVAL"
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
          "name": "AwaitingOrders_orders"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnseenOrders_orders"
        }
      ],
      "storageKey": "orders(first:50,status:\"AWAITING_APPROVAL\")"
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": "upcoming",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "tomorrow"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "lastDay"
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
          "name": "UpcomingDays_orders"
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
      "storageKey": "orders(first:30,status:\"ACCEPTED\")"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TradePlots_statistics"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "fad496be8f2cca6a826c1e65fc3d2635";

export default node;
