/**
 * @generated SignedSource<<e1aa8902bd85f344f46da12efdb94cf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type childValues_child$data = {
  readonly ageLimit: number | null | undefined;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"toPicture_image">;
  }>;
  readonly isDeclared: boolean | null | undefined;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly price: number;
  readonly type: MenuType;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "childValues_child";
};
export type childValues_child$key = {
  readonly " $data"?: childValues_child$data;
  readonly " $fragmentSpreads": FragmentRefs<"childValues_child">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "childValues_child"
};

(node as any).hash = "c7211a9a333a870e9b8cfe62291f62cc";

export default node;
