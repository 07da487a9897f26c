/**
 * @generated SignedSource<<1a6bff7fe88c3d74e9553f08449cbf8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type dishValues_dish$data = {
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "dishValues_dish";
};
export type dishValues_dish$key = {
  readonly " $data"?: dishValues_dish$data;
  readonly " $fragmentSpreads": FragmentRefs<"dishValues_dish">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dishValues_dish"
};

(node as any).hash = "c93cac9ad1aa03fcfb5f916216c0f438";

export default node;
