/**
 * @generated SignedSource<<499ba9012a65cb7e69cca15d04cd18b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Course = "DESSERT" | "DRINK" | "MEAL" | "SIDE" | "%future added value";
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type menuValues_menu$data = {
  readonly ageLimit: number | null | undefined;
  readonly countsTowardsCapacity: boolean;
  readonly course: Course;
  readonly discountFromPrice: number | null | undefined;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"toPicture_image">;
  }>;
  readonly isDraft: boolean;
  readonly leadCutoff: string | null | undefined;
  readonly leadDays: number | null | undefined;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly offeredFrom: string | null | undefined;
  readonly offeredTo: string | null | undefined;
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

(node as any).hash = "d0a73cd99d9247d5efc3ded1df585347";

export default node;
