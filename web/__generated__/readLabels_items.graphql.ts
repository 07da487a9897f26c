/**
 * @generated SignedSource<<04eb4b6da5c923637b741d393648e805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLabels_items$data = {
  readonly allergens: {
    readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
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

(node as any).hash = "262ede4f6dc4e664d66b7719dd18fecc";

export default node;
