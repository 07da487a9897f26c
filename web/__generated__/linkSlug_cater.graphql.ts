/**
 * @generated SignedSource<<3d8e31ce7231c968be3536e348dfb9b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type linkSlug_cater$data = {
  readonly isActive: boolean;
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

(node as any).hash = "c7beca604e7fdfdb7525c881df23812f";

export default node;
