/**
 * @generated SignedSource<<79096a8d8d6b1c4e4a92dc9e6c77fdc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
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
    readonly appliesTo: ServiceScope;
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

(node as any).hash = "e3adabb2d0932e32f635ebdbd8d4af93";

export default node;
