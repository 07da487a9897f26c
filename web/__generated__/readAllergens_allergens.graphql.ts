/**
 * @generated SignedSource<<49303ac8c8f4c180ca34d2c9c36c33ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readAllergens_allergens$data = {
  readonly contains: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly diets: ReadonlyArray<Diet>;
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

(node as any).hash = "63764abba73af9b6576cd953ac665593";

export default node;
