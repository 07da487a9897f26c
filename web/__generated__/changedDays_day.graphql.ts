/**
 * @generated SignedSource<<eb1471a0016ecf09b45fa416324d950d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type changedDays_day$data = {
  readonly changes: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly name: string;
  }>;
  readonly date: string;
  readonly printedAt: string | null | undefined;
  readonly " $fragmentType": "changedDays_day";
};
export type changedDays_day$key = {
  readonly " $data"?: changedDays_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"changedDays_day">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changedDays_day"
};

(node as any).hash = "da6931b899569e8ec2a1b328af3a8def";

export default node;
