/**
 * @generated SignedSource<<d01e7e7ea2dba5939280587429398023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CANCELLED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "PROPOSAL_ACCEPTED" | "PROPOSAL_DECLINED" | "PROPOSAL_EXPIRED" | "PROPOSAL_WITHDRAWN" | "PROPOSED" | "REFUSED" | "SEEN" | "TAKEN" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_order$data = {
  readonly address: string | null | undefined;
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly placedAt: string;
  readonly " $fragmentType": "OrderTimeline_order";
};
export type OrderTimeline_order$key = {
  readonly " $data"?: OrderTimeline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "cb9cc9240519e3950022a47ea2e36140";

export default node;
