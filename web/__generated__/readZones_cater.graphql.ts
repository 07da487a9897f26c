/**
 * @generated SignedSource<<487fd659edbcea699f9d6329e8e27a3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readZones_cater$data = {
  readonly deliveryZones: {
    readonly zones: ReadonlyArray<{
      readonly codes: ReadonlyArray<string>;
      readonly extraDays: number;
      readonly fee: number;
      readonly freeFrom: number | null | undefined;
      readonly isActive: boolean;
      readonly minimum: number | null | undefined;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "readZones_cater";
};
export type readZones_cater$key = {
  readonly " $data"?: readZones_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"readZones_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readZones_cater"
};

(node as any).hash = "4bfd94ad7c19f83662939bee59f98bd5";

export default node;
