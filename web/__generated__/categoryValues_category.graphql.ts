/**
 * @generated SignedSource<<d26602d9020a18eabee91607b54d34e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categoryValues_category$data = {
  readonly images: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly id: string | null | undefined;
    readonly url: string;
  }>;
  readonly name: string;
  readonly version: string;
  readonly writtenDescription: string | null | undefined;
  readonly " $fragmentType": "categoryValues_category";
};
export type categoryValues_category$key = {
  readonly " $data"?: categoryValues_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryValues_category">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "categoryValues_category"
};

(node as any).hash = "6965f0c7ae5152f35f1d69f331125953";

export default node;
