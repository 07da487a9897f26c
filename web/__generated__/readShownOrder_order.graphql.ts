/**
 * @generated SignedSource<<0e99fb2aa327b09b25e14fea92d40909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Allergen = "CELERY" | "CRUSTACEANS" | "EGGS" | "FISH" | "GLUTEN" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHITES" | "%future added value";
export type Diet = "GLUTEN_FREE" | "HALAL" | "KOSHER" | "LACTOSE_FREE" | "ORGANIC" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readShownOrder_order$data = {
  readonly address: string | null | undefined;
  readonly cater: {
    readonly phoneNumber: string | null | undefined;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly email: string;
  readonly needs: ReadonlyArray<{
    readonly allergen: Allergen | null | undefined;
    readonly diet: Diet | null | undefined;
    readonly label: string;
  }>;
  readonly orderer: string;
  readonly placedAt: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly uuid: string;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"readShownContent_content">;
  readonly " $fragmentType": "readShownOrder_order";
};
export type readShownOrder_order$key = {
  readonly " $data"?: readShownOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readShownOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readShownOrder_order"
};

(node as any).hash = "7e2e8336af6895f65ee7bd9bfcb81648";

export default node;
