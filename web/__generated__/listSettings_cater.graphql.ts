/**
 * @generated SignedSource<<e2f5deccfe3af32fe2f1dc84316e6563>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listSettings_cater$data = {
  readonly availabilityRules: {
    readonly cancelSteps: ReadonlyArray<{
      readonly __typename: "CancelStep";
    }>;
    readonly exceptions: ReadonlyArray<{
      readonly __typename: "AvailabilityException";
    }>;
    readonly tiers: ReadonlyArray<{
      readonly days: number;
    }>;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly deliveryZones: {
    readonly zones: ReadonlyArray<{
      readonly __typename: "DeliveryZone";
    }>;
  } | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly noticeDays: number | null | undefined;
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly pricePeriods: ReadonlyArray<{
    readonly __typename: "PricePeriod";
  }>;
  readonly services: ReadonlyArray<{
    readonly __typename: "Service";
  }> | null | undefined;
  readonly users: ReadonlyArray<{
    readonly __typename: "User";
  }> | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "listSettings_cater";
};
export type listSettings_cater$key = {
  readonly " $data"?: listSettings_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"listSettings_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listSettings_cater"
};

(node as any).hash = "167b381e04eacc802b3ebc768fd7dc05";

export default node;
