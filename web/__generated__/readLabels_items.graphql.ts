/**
 * @generated SignedSource<<70dd7f17fe545719ee7ec4b89ad12382>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLabels_items$data = {
  readonly allergens: {
    readonly sentences: ReadonlyArray<string>;
  };
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

(node as any).hash = "b1458615fa63523b8f3102fa845f6fb1";

export default node;
