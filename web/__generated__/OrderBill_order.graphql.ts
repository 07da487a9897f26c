/**
 * @generated SignedSource<<bb27b2d3bde7cf658d0678610a91c8cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBill_order$data = {
  readonly comment: string | null | undefined;
  readonly deliveryFee: number | null | undefined;
  readonly deliveryZone: string | null | undefined;
  readonly menus: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderBillMenu_menu">;
  }>;
  readonly price: number;
  readonly pricePeriodDifference: number | null | undefined;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "OrderBill_order";
};
export type OrderBill_order$key = {
  readonly " $data"?: OrderBill_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBill_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBill_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePeriodDifference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenu",
      "kind": "LinkedField",
      "name": "menus",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderBillMenu_menu"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "6c43c1b11a75d2b780f0ffcc6d934599";

export default node;
