/**
 * @generated SignedSource<<98bea6d6fd2faec3ed7ea9f434dc03cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LeadTimeDays = "CALENDAR_DAYS" | "WORKING_DAYS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type availabilityValues_rules$data = {
  readonly capacities: ReadonlyArray<number | null | undefined>;
  readonly closedOnHolidays: boolean;
  readonly deliveryHours: ReadonlyArray<{
    readonly intervals: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
    }>;
    readonly weekday: number;
  }> | null | undefined;
  readonly exceptions: ReadonlyArray<{
    readonly capacity: number | null | undefined;
    readonly deliveryHours: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
    }> | null | undefined;
    readonly from: string;
    readonly name: string | null | undefined;
    readonly pickupHours: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
    }> | null | undefined;
    readonly to: string;
  }>;
  readonly horizonDays: number | null | undefined;
  readonly leadTimeDays: LeadTimeDays;
  readonly pickupHours: ReadonlyArray<{
    readonly intervals: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
    }>;
    readonly weekday: number;
  }> | null | undefined;
  readonly refusesShortNotice: boolean;
  readonly tiers: ReadonlyArray<{
    readonly cutoff: string;
    readonly days: number;
    readonly fromCovers: number;
  }>;
  readonly version: string;
  readonly workingDays: ReadonlyArray<number>;
  readonly " $fragmentType": "availabilityValues_rules";
};
export type availabilityValues_rules$key = {
  readonly " $data"?: availabilityValues_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"availabilityValues_rules">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "availabilityValues_rules"
};

(node as any).hash = "c7c503e11577bccb69160e417508617d";

export default node;
