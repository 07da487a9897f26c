/**
 * @generated SignedSource<<7975dd5e25f1bc02d74b33669e4a7a16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContentBill_content$data = {
  readonly deliveryFee: number | null | undefined;
  readonly discount: {
    readonly amount: number;
    readonly name: string;
  } | null | undefined;
  readonly extraLines: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
  }>;
  readonly menus: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderBillMenu_menu">;
  }>;
  readonly price: number;
  readonly pricePeriodDifference: number | null | undefined;
  readonly services: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "ContentBill_content";
};
export type ContentBill_content$key = {
  readonly " $data"?: ContentBill_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentBill_content">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentBill_content",
  "selections": [
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
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appliesTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtraLine",
      "kind": "LinkedField",
      "name": "extraLines",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDiscount",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderContent",
  "abstractKey": "__isOrderContent"
};
})();

(node as any).hash = "4d4f2dbef0522087ba72f9f754ad07c7";

export default node;
