/**
 * @generated SignedSource<<37137cf0b9a944b3d66ca6df3aaab41f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeclareFoods_declared$data = {
  readonly affectedOrders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AffectedOrders_orders">;
  }>;
  readonly conflicts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readFood_food">;
  }>;
  readonly saved: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readFood_food">;
  }>;
  readonly " $fragmentType": "useDeclareFoods_declared";
};
export type useDeclareFoods_declared$key = {
  readonly " $data"?: useDeclareFoods_declared$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeclareFoods_declared">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDeclareFoods_declared"
};

(node as any).hash = "c45012990b0d67af3c19f84ec848d50f";

export default node;
