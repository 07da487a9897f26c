/**
 * @generated SignedSource<<1f4b6ccc38acf3bede50ba5ff3b24c21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type toPicture_image$data = {
  readonly caption: string | null | undefined;
  readonly id: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "toPicture_image";
};
export type toPicture_image$key = {
  readonly " $data"?: toPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"toPicture_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toPicture_image"
};

(node as any).hash = "78a596952a5134bc85292874a3099120";

export default node;
