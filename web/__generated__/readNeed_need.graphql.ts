/**
 * @generated SignedSource<<609534bbb301c2233fa8b66ad60cd122>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readNeed_need$data = {
  readonly allergen: Allergen | null | undefined;
  readonly diet: Diet | null | undefined;
  readonly label: string;
  readonly " $fragmentType": "readNeed_need";
};
export type readNeed_need$key = {
  readonly " $data"?: readNeed_need$data;
  readonly " $fragmentSpreads": FragmentRefs<"readNeed_need">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readNeed_need"
};

(node as any).hash = "02546492293544a61f35053f6485ff91";

export default node;
