/**
 * @generated SignedSource<<6b5bb6767f690ca3f713e293fd5e1630>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LeadTimeDays = "CALENDAR_DAYS" | "WORKING_DAYS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type availabilityValues_rules$data = {
  readonly cancelSteps: ReadonlyArray<{
    readonly cutoff: string;
    readonly percent: number;
    readonly workingDays: number;
  }>;
  readonly capacities: ReadonlyArray<number | null | undefined>;
  readonly changeLimit: {
    readonly cutoff: string;
    readonly workingDays: number;
  } | null | undefined;
  readonly changePercent: number;
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

(node as any).hash = "7c9e0c3a00d80b711a9727ee446f6f15";

export default node;
