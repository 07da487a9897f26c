/**
 * @generated SignedSource<<f04b87e039417718bca5a4a52bbeaaf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type kitchenMenus_day$data = {
  readonly menus: ReadonlyArray<{
    readonly covers: number;
    readonly extras: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"kitchenMenus_items">;
    }>;
    readonly groups: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"kitchenMenus_items">;
      }>;
      readonly name: string;
      readonly position: number | null | undefined;
    }>;
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"kitchenMenus_items">;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "kitchenMenus_day";
};
export type kitchenMenus_day$key = {
  readonly " $data"?: kitchenMenus_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"kitchenMenus_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "kitchenMenus_day"
};

(node as any).hash = "a95096f843be096241c147eb3db1cde5";

export default node;
