/**
 * @generated SignedSource<<04528df5d087f78758987596abd6d76d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type FoodKind = "DISH" | "ITEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readFood_food$data = {
  readonly comingOrders: number;
  readonly contains: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly declaredBy: string | null | undefined;
  readonly diets: ReadonlyArray<Diet>;
  readonly free: ReadonlyArray<Allergen>;
  readonly id: string;
  readonly isComplete: boolean;
  readonly isFood: boolean;
  readonly kind: FoodKind;
  readonly mayContain: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly menuName: string | null | undefined;
  readonly menuUuid: string | null | undefined;
  readonly name: string;
  readonly uuid: string;
  readonly version: string;
  readonly " $fragmentType": "readFood_food";
};
export type readFood_food$key = {
  readonly " $data"?: readFood_food$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFood_food">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFood_food"
};

(node as any).hash = "1654dbbdee4cfa2352261a5f12515a6c";

export default node;
