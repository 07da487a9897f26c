/**
 * @generated SignedSource<<a81642140de380c3f94a11677e93293d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MenuType = "BUILDMENU" | "EXTRA" | "FREESELECT" | "GROUP" | "INCLUDE" | "INCLUDE_WITH_AMOUNT" | "MENU" | "%future added value";
export type ServiceScope = "DELIVERY" | "DELIVERY_AND_PICKUP" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readSharedBasket_shared$data = {
  readonly covers: number | null | undefined;
  readonly date: string | null | undefined;
  readonly delivery: number | null | undefined;
  readonly key: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly groupUuid: string | null | undefined;
      readonly isExtra: boolean;
      readonly name: string;
      readonly price: number;
      readonly uuid: string;
    }>;
    readonly menuUuid: string;
    readonly name: string;
    readonly price: number;
    readonly type: MenuType;
  }>;
  readonly periodDifference: number;
  readonly services: ReadonlyArray<{
    readonly appliesTo: ServiceScope;
    readonly isRequired: boolean;
    readonly name: string;
    readonly price: number;
    readonly uuid: string;
  }>;
  readonly sharedAt: string;
  readonly total: number;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "readSharedBasket_shared";
};
export type readSharedBasket_shared$key = {
  readonly " $data"?: readSharedBasket_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSharedBasket_shared">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSharedBasket_shared"
};

(node as any).hash = "1e52b5a35618b1d650b7401cd2f0d5fb";

export default node;
