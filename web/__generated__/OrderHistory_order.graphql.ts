/**
 * @generated SignedSource<<2c9e2e45c73ab1f6d2bf90504364a8e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CHANGED" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "REFUSED" | "SEEN" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHistory_order$data = {
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly " $fragmentType": "OrderHistory_order";
};
export type OrderHistory_order$key = {
  readonly " $data"?: OrderHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHistory_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "185cdf121774a2706bdf6dd8472192ef";

export default node;
