/**
 * @generated SignedSource<<4f8cb3e8fa893fd808e2a38bb9563212>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type zoneValues_zones$data = {
  readonly version: string;
  readonly zones: ReadonlyArray<{
    readonly codes: ReadonlyArray<string>;
    readonly extraDays: number;
    readonly fee: number;
    readonly freeFrom: number | null | undefined;
    readonly isActive: boolean;
    readonly minimum: number | null | undefined;
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "zoneValues_zones";
};
export type zoneValues_zones$key = {
  readonly " $data"?: zoneValues_zones$data;
  readonly " $fragmentSpreads": FragmentRefs<"zoneValues_zones">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "zoneValues_zones"
};

(node as any).hash = "78b172ae5cdfbe016559eacb02aae181";

export default node;
