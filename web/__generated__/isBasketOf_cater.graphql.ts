/**
 * @generated SignedSource<<1272495e26d4ae98332e7495b14f0d3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type isBasketOf_cater$data = {
  readonly number: number;
  readonly " $fragmentType": "isBasketOf_cater";
};
export type isBasketOf_cater$key = {
  readonly " $data"?: isBasketOf_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"isBasketOf_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isBasketOf_cater"
};

(node as any).hash = "d2058989ef564aa963bb50653c0b3944";

export default node;
