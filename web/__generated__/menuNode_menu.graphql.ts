/**
 * @generated SignedSource<<0990188ea259c91ce6e7aa1a3c7ff727>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type menuNode_menu$data = {
  readonly children: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly maxAmount: number | null | undefined;
      readonly minAmount: number | null | undefined;
      readonly name: string;
      readonly price: number;
      readonly type: MenuType;
      readonly uuid: string;
    }>;
    readonly description: string | null | undefined;
    readonly maxAmount: number | null | undefined;
    readonly minAmount: number | null | undefined;
    readonly name: string;
    readonly price: number;
    readonly type: MenuType;
    readonly uuid: string;
  }>;
  readonly description: string | null | undefined;
  readonly discountFromPrice: number | null | undefined;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly price: number;
  readonly type: MenuType;
  readonly uuid: string;
  readonly " $fragmentType": "menuNode_menu";
};
export type menuNode_menu$key = {
  readonly " $data"?: menuNode_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"menuNode_menu">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "menuNode_menu"
};

(node as any).hash = "8a974703963af9ad923fcb0343f50862";

export default node;
