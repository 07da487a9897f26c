/**
 * @generated SignedSource<<e90670368bf73bf53d4e7a494e54a034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AwaitingOrder_order$data = {
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly orderer: string;
  readonly placedAt: string;
  readonly price: number;
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentType": "AwaitingOrder_order";
};
export type AwaitingOrder_order$key = {
  readonly " $data"?: AwaitingOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwaitingOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwaitingOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
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
      "name": "placedAt",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4ca30d75d742f99bc2ebf6624b588c1c";

export default node;
