/**
 * @generated SignedSource<<b71b4151a6add8de2c76ce14c3ecc17a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type menuRow_menu$data = {
  readonly discountFromPrice: number | null | undefined;
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly thumb: string;
  }>;
  readonly isDraft: boolean;
  readonly isSatisfiable: boolean;
  readonly maxAmount: number | null | undefined;
  readonly minAmount: number | null | undefined;
  readonly name: string;
  readonly offeredFrom: string | null | undefined;
  readonly offeredTo: string | null | undefined;
  readonly price: number;
  readonly soldOutTo: string | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "menuRow_menu";
};
export type menuRow_menu$key = {
  readonly " $data"?: menuRow_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"menuRow_menu">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "menuRow_menu"
};

(node as any).hash = "710962f9e31840a375abe7065d89effa";

export default node;
