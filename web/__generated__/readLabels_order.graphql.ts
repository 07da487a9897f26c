/**
 * @generated SignedSource<<5580bfa5eab62aff9d440d0eba005afe>>
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
      readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
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
    readonly " $fragmentSpreads": FragmentRefs<"readNeed_need">;
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

(node as any).hash = "303df7d8a1300791d4445a7d3e66c4a0";

export default node;
