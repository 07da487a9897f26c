/**
 * @generated SignedSource<<7f628355b5e3cbbd31ac00d02195f1e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type menuNode_menu$data = {
  readonly ageLimit: number | null | undefined;
  readonly children: ReadonlyArray<{
    readonly ageLimit: number | null | undefined;
    readonly children: ReadonlyArray<{
      readonly ageLimit: number | null | undefined;
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
  readonly images: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly id: string | null | undefined;
    readonly url: string;
    readonly width: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  }>;
  readonly isDraft: boolean;
  readonly leadDays: number | null | undefined;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly normalPrice: number | null | undefined;
  readonly offeredFrom: string | null | undefined;
  readonly offeredTo: string | null | undefined;
  readonly price: number;
  readonly savingPercent: number;
  readonly soldOutTo: string | null | undefined;
  readonly type: MenuType;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"MenuText_menu">;
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

(node as any).hash = "9a2f9a821426bfc820c9553e74a0aef7";

export default node;
