/**
 * @generated SignedSource<<2003d972eee224f92c43c290e0bd4c18>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readNeed_need">;
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

(node as any).hash = "7d8d4b780b11652768f3d8b1e4839868";

export default node;
