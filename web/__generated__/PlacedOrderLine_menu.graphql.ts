/**
 * @generated SignedSource<<109101d6bb50496efc60b558ea2b4188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlacedOrderLine_menu$data = {
  readonly covers: number;
  readonly groups: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly name: string;
    }>;
  }>;
  readonly items: ReadonlyArray<{
    readonly amount: number;
    readonly name: string;
    readonly price: number;
    readonly type: MenuType;
  }>;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "PlacedOrderLine_menu";
};
export type PlacedOrderLine_menu$key = {
  readonly " $data"?: PlacedOrderLine_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacedOrderLine_menu">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacedOrderLine_menu",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "covers",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMenuGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderMenu",
  "abstractKey": null
};
})();

(node as any).hash = "44461c7829d04d60447e1d77e2dd5b3b";

export default node;
