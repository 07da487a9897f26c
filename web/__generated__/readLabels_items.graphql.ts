/**
 * @generated SignedSource<<75c1699aceb25c49a1ea60cc1bdaf875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLabels_items$data = {
  readonly isFood: boolean;
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

(node as any).hash = "ff017c20dda6b49e559c596dba5a019a";

export default node;
