/**
 * @generated SignedSource<<a092c2b3f7b33ccd858e33411c4203aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type placedChanges_day$data = {
  readonly changes: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly place: {
      readonly group: string | null | undefined;
      readonly isExtra: boolean;
      readonly item: string | null | undefined;
      readonly menu: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "placedChanges_day";
};
export type placedChanges_day$key = {
  readonly " $data"?: placedChanges_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"placedChanges_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "placedChanges_day"
};

(node as any).hash = "5e6e3158a77c0d24883825eec7f5e8cf";

export default node;
