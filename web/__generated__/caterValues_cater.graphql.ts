/**
 * @generated SignedSource<<6c19ab723be0056dcfa8f8131a924d31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PricePeriodType = "FIXED_DAY" | "HOLIDAY" | "OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type caterValues_cater$data = {
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
  readonly isAffiliate: boolean;
  readonly legalName: string | null | undefined;
  readonly logo: {
    readonly url: string;
  } | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly name: string;
  readonly noticeDays: number | null | undefined;
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
  readonly tags: ReadonlyArray<string>;
  readonly writtenDescription: string | null | undefined;
  readonly writtenNoticeText: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "caterValues_cater";
};
export type caterValues_cater$key = {
  readonly " $data"?: caterValues_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"caterValues_cater">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "caterValues_cater"
};

(node as any).hash = "8aedf29aff7714ffff462e9324598844";

export default node;
