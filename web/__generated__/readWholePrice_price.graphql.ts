/**
 * @generated SignedSource<<3cbf8d3858da3ebdacf68dc7b297cab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readWholePrice_price$data = {
  readonly delivery: number | null | undefined;
  readonly lacksDelivery: boolean;
  readonly perCover: number;
  readonly services: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
    readonly name: string;
    readonly price: number;
  }>;
  readonly total: number;
  readonly " $fragmentType": "readWholePrice_price";
};
export type readWholePrice_price$key = {
  readonly " $data"?: readWholePrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"readWholePrice_price">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readWholePrice_price"
};

(node as any).hash = "48aa6d3977c9fd0d0b66120126ec1269";

export default node;
