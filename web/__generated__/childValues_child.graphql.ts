/**
 * @generated SignedSource<<34cc606218fdae29a22dff64b84397b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type childValues_child$data = {
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

(node as any).hash = "260f70929e2834451a1ebf3c1a1605cf";

export default node;
