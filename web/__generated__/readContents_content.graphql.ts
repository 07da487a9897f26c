/**
 * @generated SignedSource<<0c22f559a4a6dfdb1da5d61fa2d4d5da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type AllergenSource = "ALMOND" | "BARLEY" | "BRAZIL_NUT" | "CASHEW" | "HAZELNUT" | "MACADAMIA" | "OATS" | "PECAN" | "PISTACHIO" | "RYE" | "SPELT" | "WALNUT" | "WHEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readContents_content$data = {
  readonly allergen: Allergen;
  readonly sources: ReadonlyArray<AllergenSource>;
  readonly " $fragmentType": "readContents_content";
};
export type readContents_content$key = {
  readonly " $data"?: readContents_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readContents_content"
};

(node as any).hash = "4706f67dd49376a5bef6071b2309357b";

export default node;
