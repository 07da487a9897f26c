/**
 * @generated SignedSource<<5b560885f679b671e3b959ab823c2508>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyHandled_order">;
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
      "name": "AlreadyHandled_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "336addabf7853359c4851312b9ac402c";

export default node;
