/**
 * @generated SignedSource<<c9761f5ef35ef700aa8a8c8ba1d0e9de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CANCELLED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "PROPOSAL_ACCEPTED" | "PROPOSAL_DECLINED" | "PROPOSAL_EXPIRED" | "PROPOSAL_WITHDRAWN" | "PROPOSED" | "REFUSED" | "SEEN" | "TAKEN" | "UNDONE" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
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
