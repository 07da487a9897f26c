/**
 * @generated SignedSource<<759b4fdd206eb78d40b8461c538233d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type linkSlug_cater$data = {
  readonly isActive: boolean;
  readonly number: number;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "linkSlug_cater";
};
export type linkSlug_cater$key = {
  readonly " $data"?: linkSlug_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"linkSlug_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "linkSlug_cater"
};

(node as any).hash = "899eb6fd9d2fb61a437bbdc73b2ec01f";

export default node;
