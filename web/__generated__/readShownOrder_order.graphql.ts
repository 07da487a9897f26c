/**
 * @generated SignedSource<<64da64695327e66c565cb807165f38ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readShownOrder_order$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryFee: number | null | undefined;
  readonly deliveryTime: string;
  readonly email: string;
  readonly menus: ReadonlyArray<{
    readonly covers: number;
    readonly groups: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly amount: number;
        readonly name: string;
      }>;
    }>;
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly name: string;
      readonly price: number;
      readonly type: MenuType;
    }>;
    readonly name: string;
    readonly price: number;
  }>;
  readonly orderer: string;
  readonly placedAt: string;
  readonly price: number;
  readonly pricePeriodDifference: number | null | undefined;
  readonly reference: number;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly status: OrderStatus;
  readonly uuid: string;
  readonly zipCode: string | null | undefined;
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

(node as any).hash = "6bc27fff3a9d245eae802a6ae3bdb7e4";

export default node;
