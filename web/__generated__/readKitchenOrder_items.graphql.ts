/**
 * @generated SignedSource<<7eac8d36b2f63ad764b8d5964919dc17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readKitchenOrder_items$data = {
  readonly isExtra: boolean;
  readonly name: string;
  readonly quantity: number;
  readonly " $fragmentType": "readKitchenOrder_items";
};
export type readKitchenOrder_items$key = {
  readonly " $data"?: readKitchenOrder_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"readKitchenOrder_items">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readKitchenOrder_items"
};

(node as any).hash = "55e0591020ffe1cf16eddfe7c7c52c8f";

export default node;
