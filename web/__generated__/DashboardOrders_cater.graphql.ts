/**
 * @generated SignedSource<<765525509c357cd4158076f571788b41>>
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
  readonly unpaid: {
    readonly " $fragmentSpreads": FragmentRefs<"UnpaidOrders_orders">;
  } | null | undefined;
  readonly upcoming: {
    readonly " $fragmentSpreads": FragmentRefs<"UpcomingOrders_orders">;
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
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "5be562e96c0bc4bb884dc9458ce692eb";

export default node;
