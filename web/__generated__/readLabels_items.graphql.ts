/**
 * @generated SignedSource<<39c082b241478fee80e772c6ecd06642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLabels_items$data = {
  readonly labelSentences: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentType": "readLabels_items";
};
export type readLabels_items$key = {
  readonly " $data"?: readLabels_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLabels_items">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLabels_items"
};

(node as any).hash = "87a85bf65d6c4ee189e6d40e21dc4914";

export default node;
