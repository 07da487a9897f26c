/**
 * @generated SignedSource<<83a0556bb10a1afd6d594f332144baf8>>
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
  readonly unpaid: {
    readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrders_orders">;
  } | null | undefined;
  readonly upcoming: {
    readonly " $fragmentSpreads": FragmentRefs<"UpcomingOrders_orders">;
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
  "value": 100
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
      "storageKey": "orders(first:100,status:\"AWAITING_APPROVAL\")"
    },
    {
      "alias": "upcoming",
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
          "name": "UpcomingOrders_orders"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "unpaid",
      "args": [
        (v0/*:: as any*/),
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
      "storageKey": "orders(first:100,status:\"ACCEPTED\")"
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

(node as any).hash = "f1c36422d0e30d8e565fa21d2a613632";

export default node;
