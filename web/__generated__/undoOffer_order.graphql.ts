/**
 * @generated SignedSource<<28c91c1abeedd6a4d24c21975b78fbfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type undoOffer_order$data = {
  readonly id: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly undoUntil: string | null | undefined;
  readonly uuid: string;
  readonly viewerCanUndo: boolean;
  readonly " $fragmentType": "undoOffer_order";
};
export type undoOffer_order$key = {
  readonly " $data"?: undoOffer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"undoOffer_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "undoOffer_order"
};

(node as any).hash = "51c070cbd42d84ebd33e3f729d8e5fee";

export default node;
