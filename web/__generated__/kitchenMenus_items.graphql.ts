/**
 * @generated SignedSource<<cc648269d09bbb0824d9450fd8a9272c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type kitchenMenus_items$data = {
  readonly name: string;
  readonly quantity: number;
  readonly " $fragmentType": "kitchenMenus_items";
};
export type kitchenMenus_items$key = {
  readonly " $data"?: kitchenMenus_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"kitchenMenus_items">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "kitchenMenus_items"
};

(node as any).hash = "57c3df6a8918e98ca5ba9f3ad0326171";

export default node;
