/**
 * @generated SignedSource<<d992b2b4ccfba7bccadb168c7fa97934>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDeedDialog_order$data = {
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly orderer: string;
  readonly price: number;
  readonly reference: number;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
  readonly " $fragmentType": "OrderDeedDialog_order";
};
export type OrderDeedDialog_order$key = {
  readonly " $data"?: OrderDeedDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDeedDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDeedDialog_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderState_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0f3a2bde5526f8d4d11dea6607e8cc26";

export default node;
