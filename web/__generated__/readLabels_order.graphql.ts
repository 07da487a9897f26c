/**
 * @generated SignedSource<<4f02c99c23e1e4a98ca4343eee99d443>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readLabels_order$data = {
  readonly clock: string;
  readonly date: string;
  readonly menus: ReadonlyArray<{
    readonly allergens: {
      readonly sentences: ReadonlyArray<string>;
    };
    readonly dishes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readLabels_items">;
    }>;
    readonly groups: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readLabels_items">;
      }>;
    }>;
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readLabels_items">;
    }>;
    readonly name: string;
  }>;
  readonly name: string;
  readonly needs: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly reference: number;
  readonly " $fragmentType": "readLabels_order";
};
export type readLabels_order$key = {
  readonly " $data"?: readLabels_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readLabels_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readLabels_order"
};

(node as any).hash = "8019a032e38e8787f7910968bfeda4b7";

export default node;
