/**
 * @generated SignedSource<<200995d1cf8fd6d6db2ee8d86ae166c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryValues_category$data = {
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"toPicture_image">;
  }>;
  readonly name: string;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "categoryValues_category";
};
export type categoryValues_category$key = {
  readonly " $data"?: categoryValues_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryValues_category">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "categoryValues_category"
};

(node as any).hash = "f159d7009bd69fbd7620ae7003eeca78";

export default node;
