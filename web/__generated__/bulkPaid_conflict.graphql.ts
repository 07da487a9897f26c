/**
 * @generated SignedSource<<4f8555f0a35aa3815caeb0901ce1a882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "REFUSED" | "SEEN" | "UNDONE" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type bulkPaid_conflict$data = {
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly status: OrderStatus;
  readonly " $fragmentType": "bulkPaid_conflict";
};
export type bulkPaid_conflict$key = {
  readonly " $data"?: bulkPaid_conflict$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkPaid_conflict">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bulkPaid_conflict"
};

(node as any).hash = "d9f9facc102cd29e4d046d843936e6cf";

export default node;
