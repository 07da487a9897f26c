/**
 * @generated SignedSource<<43eac2390e8285afef1614df98b7597d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsParents_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "settingsParents_cater";
};
export type settingsParents_cater$key = {
  readonly " $data"?: settingsParents_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingsParents_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingsParents_cater"
};

(node as any).hash = "b392fd3773f70d07ca893a60cd2d7e8e";

export default node;
