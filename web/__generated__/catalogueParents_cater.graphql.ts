/**
 * @generated SignedSource<<f268080bf2da23c7065913ebd5104d75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type catalogueParents_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "catalogueParents_cater";
};
export type catalogueParents_cater$key = {
  readonly " $data"?: catalogueParents_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueParents_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "catalogueParents_cater"
};

(node as any).hash = "21226619cbccf4812e895ae43561dc5a";

export default node;
