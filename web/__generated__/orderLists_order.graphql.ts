/**
 * @generated SignedSource<<a51a49c7ae778a7708831e0dc863c6c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "PAID" | "REFUSED" | "%future added value";
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
