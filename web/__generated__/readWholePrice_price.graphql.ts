/**
 * @generated SignedSource<<49e7685cf61639fe36b9c84418047c40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readWholePrice_price$data = {
  readonly delivery: number | null | undefined;
  readonly perCover: number;
  readonly services: ReadonlyArray<{
    readonly name: string;
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

(node as any).hash = "850e744966cd139746bce1edfc4e7334";

export default node;
