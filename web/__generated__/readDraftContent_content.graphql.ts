/**
 * @generated SignedSource<<88b3cb359cf67840891273687598f580>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readDraftContent_content$data = {
  readonly deliveryFee: number | null | undefined;
  readonly discount: {
    readonly amount: number;
    readonly name: string;
  } | null | undefined;
  readonly extraLines: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
  }>;
  readonly price: number;
  readonly pricePeriodDifference: number | null | undefined;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"readOrderedLines_content">;
  readonly " $fragmentType": "readDraftContent_content";
};
export type readDraftContent_content$key = {
  readonly " $data"?: readDraftContent_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDraftContent_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDraftContent_content"
};

(node as any).hash = "2b34e0dc87357041944ed2210f0c14bc";

export default node;
