/**
 * @generated SignedSource<<216db11f165336c1b79041a17e426de4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LabelsLink_order$data = {
  readonly status: OrderStatus;
  readonly uuid: string;
  readonly " $fragmentType": "LabelsLink_order";
};
export type LabelsLink_order$key = {
  readonly " $data"?: LabelsLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelsLink_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelsLink_order",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b48ab81a11ef52b17ecb52495d9b7c63";

export default node;
