/**
 * @generated SignedSource<<1a0f69b361f195e697bfdd5f94de9b6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readKitchenOrder_order$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly clock: string;
  readonly comment: string | null | undefined;
  readonly covers: number;
  readonly date: string;
  readonly deliveredAt: string | null | undefined;
  readonly deliveredBy: string | null | undefined;
  readonly isPickup: boolean;
  readonly menus: ReadonlyArray<{
    readonly allergens: {
      readonly sentences: ReadonlyArray<string>;
    };
    readonly covers: number;
    readonly groups: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readKitchenOrder_items">;
      }>;
      readonly name: string;
    }>;
    readonly items: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readKitchenOrder_items">;
    }>;
    readonly name: string;
  }>;
  readonly name: string;
  readonly needChecks: ReadonlyArray<string>;
  readonly needs: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly phoneNumber: string | null | undefined;
  readonly reference: number;
  readonly services: ReadonlyArray<string>;
  readonly uuid: string;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "readKitchenOrder_order";
};
export type readKitchenOrder_order$key = {
  readonly " $data"?: readKitchenOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readKitchenOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readKitchenOrder_order"
};

(node as any).hash = "0528866fea4604d800fbd9bb09848ffc";

export default node;
