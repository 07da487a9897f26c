/**
 * @generated SignedSource<<e018542ed910abcefb8415e2c92710f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type draftOfOrder_order$data = {
  readonly address: string | null | undefined;
  readonly caterNumber: number;
  readonly city: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readDraftContent_content">;
  readonly " $fragmentType": "draftOfOrder_order";
};
export type draftOfOrder_order$key = {
  readonly " $data"?: draftOfOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftOfOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftOfOrder_order"
};

(node as any).hash = "17aa87bf5f0fbad0e02bafc19a9e3459";

export default node;
