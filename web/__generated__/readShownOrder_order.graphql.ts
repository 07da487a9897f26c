/**
 * @generated SignedSource<<6c0bdd07fd8b809776b12be02de4e5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readShownOrder_order$data = {
  readonly address: string | null | undefined;
  readonly cater: {
    readonly phoneNumber: string | null | undefined;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly email: string;
  readonly needs: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly orderer: string;
  readonly placedAt: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly uuid: string;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readShownContent_content">;
  readonly " $fragmentType": "readShownOrder_order";
};
export type readShownOrder_order$key = {
  readonly " $data"?: readShownOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readShownOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readShownOrder_order"
};

(node as any).hash = "f4123a071a25349051397f17f9d9237d";

export default node;
