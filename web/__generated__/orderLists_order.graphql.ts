/**
 * @generated SignedSource<<9e83673e3e7b84d23920906c7f64e6bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderLists_order$data = {
  readonly deliveryDate: string;
  readonly email: string;
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly " $fragmentType": "orderLists_order";
};
export type orderLists_order$key = {
  readonly " $data"?: orderLists_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderLists_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderLists_order"
};

(node as any).hash = "f26bc1577af9293d82846090ac9f2fe0";

export default node;
