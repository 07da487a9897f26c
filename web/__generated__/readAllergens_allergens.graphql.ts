/**
 * @generated SignedSource<<d01e6f244931244ee610229d505f07a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readAllergens_allergens$data = {
  readonly contains: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly isNothingDeclared: boolean;
  readonly mayContain: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly undeclared: ReadonlyArray<string>;
  readonly " $fragmentType": "readAllergens_allergens";
};
export type readAllergens_allergens$key = {
  readonly " $data"?: readAllergens_allergens$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAllergens_allergens"
};

(node as any).hash = "fbb4ebb2f64389efb9a1d8dc5a790bc8";

export default node;
