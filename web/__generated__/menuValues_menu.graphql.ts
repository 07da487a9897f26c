/**
 * @generated SignedSource<<57f7509b0102f8e0bd40855ae28bb976>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type menuValues_menu$data = {
  readonly discountFromPrice: number | null | undefined;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly price: number;
  readonly type: MenuType;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "menuValues_menu";
};
export type menuValues_menu$key = {
  readonly " $data"?: menuValues_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"menuValues_menu">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "menuValues_menu"
};

(node as any).hash = "4dae6b0db5960906678408dd647a7e42";

export default node;
