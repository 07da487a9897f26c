/**
 * @generated SignedSource<<dce4660fae61f868f800de0823b35701>>
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

(node as any).hash = "785112f6889058d0fae5dc489008a1aa";

export default node;
