/**
 * @generated SignedSource<<d0481a9f29b72f1dab71cf8bbb4351d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readOrderedLines_content$data = {
  readonly menus: ReadonlyArray<{
    readonly covers: number;
    readonly groups: ReadonlyArray<{
      readonly groupUuid: string;
      readonly items: ReadonlyArray<{
        readonly amount: number;
        readonly itemUuid: string;
        readonly name: string;
        readonly price: number;
        readonly type: MenuType;
      }>;
      readonly name: string;
    }>;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly itemUuid: string;
      readonly name: string;
      readonly price: number;
      readonly type: MenuType;
    }>;
    readonly menuUuid: string;
    readonly name: string;
    readonly price: number;
    readonly type: MenuType;
  }>;
  readonly " $fragmentType": "readOrderedLines_content";
};
export type readOrderedLines_content$key = {
  readonly " $data"?: readOrderedLines_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readOrderedLines_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readOrderedLines_content"
};

(node as any).hash = "490a0665c9ab2dc760fb3356ab91f1a8";

export default node;
