/**
 * @generated SignedSource<<335081a974f7f3aa754e4643e98aaa9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FoundItemKind = "CATEGORY" | "DISH" | "MENU" | "SERVICE" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type searchHits_results$data = {
  readonly customers: ReadonlyArray<{
    readonly email: string;
    readonly orderer: string;
    readonly phoneNumber: string;
  }>;
  readonly items: ReadonlyArray<{
    readonly caterNumber: number;
    readonly kind: FoundItemKind;
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly orders: ReadonlyArray<{
    readonly deliveryDate: string;
    readonly deliveryTime: string;
    readonly orderer: string;
    readonly reference: number;
    readonly status: OrderStatus;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "searchHits_results";
};
export type searchHits_results$key = {
  readonly " $data"?: searchHits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"searchHits_results">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "searchHits_results"
};

(node as any).hash = "178a8ee2c306f69d13256f9c23cf4588";

export default node;
