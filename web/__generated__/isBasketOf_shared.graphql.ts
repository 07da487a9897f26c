/**
 * @generated SignedSource<<c55fd136d5a50e9986b96db9030e0184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type isBasketOf_shared$data = {
  readonly cater: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "isBasketOf_shared";
};
export type isBasketOf_shared$key = {
  readonly " $data"?: isBasketOf_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"isBasketOf_shared">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isBasketOf_shared"
};

(node as any).hash = "016895464a7f66a69f500735dd4d2e0c";

export default node;
