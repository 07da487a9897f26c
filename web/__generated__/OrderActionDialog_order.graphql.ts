/**
 * @generated SignedSource<<10d6a6e3f3c93a80f1e66c84e11321d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderActionDialog_order$data = {
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly orderer: string;
  readonly price: number;
  readonly reference: number;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderState_order">;
  readonly " $fragmentType": "OrderActionDialog_order";
};
export type OrderActionDialog_order$key = {
  readonly " $data"?: OrderActionDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActionDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActionDialog_order",
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

(node as any).hash = "e70443b7cb4022d334d880154fa9f890";

export default node;
