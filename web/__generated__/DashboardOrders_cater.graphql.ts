/**
 * @generated SignedSource<<bc95243bce281d1abaa819144c687821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardOrders_cater$data = {
  readonly awaiting: {
    readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrders_orders" | "UnseenOrders_orders">;
  } | null | undefined;
  readonly name: string;
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
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "050549f774751fc2d7cd802616bb0e8e";

export default node;
