/**
 * @generated SignedSource<<099f368dc544a179555120993492037b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PricePeriodType = "FIXED_DAY" | "HOLIDAY" | "OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type toCaterValues_cater$data = {
  readonly accentColor: string | null | undefined;
  readonly address: string | null | undefined;
  readonly administration: {
    readonly accountNumber: string | null | undefined;
    readonly commission: number | null | undefined;
    readonly contactPerson: string | null | undefined;
    readonly googlePlaceId: string | null | undefined;
    readonly ratingAverage: number | null | undefined;
    readonly ratingCount: number | null | undefined;
    readonly regNumber: string | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly affiliateLink: string | null | undefined;
  readonly banner: {
    readonly url: string;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly cvrNumber: string | null | undefined;
  readonly email: string | null | undefined;
  readonly filters: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly hasNoInspectionYet: boolean;
  readonly isAffiliate: boolean;
  readonly legalName: string | null | undefined;
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly name: string;
  readonly noticeDays: number | null | undefined;
  readonly offerDays: number | null | undefined;
  readonly offersDelivery: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly pricePeriods: ReadonlyArray<{
    readonly from: string | null | undefined;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly percentage: number;
    readonly to: string | null | undefined;
    readonly type: PricePeriodType;
    readonly weekdays: ReadonlyArray<number>;
  }>;
  readonly ratingsLink: string | null | undefined;
  readonly smileyUrl: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly writtenDescription: string | null | undefined;
  readonly writtenNoticeText: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "toCaterValues_cater";
};
export type toCaterValues_cater$key = {
  readonly " $data"?: toCaterValues_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"toCaterValues_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toCaterValues_cater"
};

(node as any).hash = "4852537940eff49951665a442134b329";

export default node;
