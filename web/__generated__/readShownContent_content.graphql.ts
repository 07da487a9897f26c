/**
 * @generated SignedSource<<d2e8ec41cded3cc1f9e086a5dc48e9ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readShownContent_content$data = {
  readonly deliveryFee: number | null | undefined;
  readonly discount: {
    readonly amount: number;
    readonly name: string;
  } | null | undefined;
  readonly extraLines: ReadonlyArray<{
    readonly name: string;
    readonly price: number;
  }>;
  readonly menus: ReadonlyArray<{
    readonly allergens: {
      readonly " $fragmentSpreads": FragmentRefs<"readAllergens_allergens">;
    };
    readonly covers: number;
    readonly groups: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly amount: number;
        readonly name: string;
      }>;
    }>;
    readonly id: string;
    readonly image: {
      readonly url: string;
      readonly width: number | null | undefined;
    } | null | undefined;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly name: string;
      readonly price: number;
      readonly type: MenuType;
    }>;
    readonly name: string;
    readonly price: number;
  }>;
  readonly price: number;
  readonly pricePeriodDifference: number | null | undefined;
  readonly services: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }>;
  readonly " $fragmentType": "readShownContent_content";
};
export type readShownContent_content$key = {
  readonly " $data"?: readShownContent_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"readShownContent_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readShownContent_content"
};

(node as any).hash = "b4369233ac17c4671234803c25550278";

export default node;
