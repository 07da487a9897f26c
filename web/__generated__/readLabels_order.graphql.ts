/**
 * @generated SignedSource<<e3c3061e696d892584968e4dd12f6e7c>>
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
    readonly labelSentences: ReadonlyArray<string>;
    readonly name: string;
  }>;
  readonly name: string;
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

(node as any).hash = "cc84f4b2bab5f0b473acf09e497b3cb6";

export default node;
