/**
 * @generated SignedSource<<c1a82d4ec1f0d129108fcda5ce2bf1ea>>
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

(node as any).hash = "d4571e22bcbfd675fd62fa01af6de624";

export default node;
