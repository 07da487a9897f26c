/**
 * @generated SignedSource<<3493f9900419a68ca83b6818729b6a92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CHANGED" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "REFUSED" | "SEEN" | "UNDONE" | "%future added value";
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UndoOrderAnswer_order$data = {
  readonly events: ReadonlyArray<{
    readonly by: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly undoUntil: string | null | undefined;
  readonly " $fragmentType": "UndoOrderAnswer_order";
};
export type UndoOrderAnswer_order$key = {
  readonly " $data"?: UndoOrderAnswer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoOrderAnswer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoOrderAnswer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoUntil",
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

(node as any).hash = "7f82ae6733fc05ccd21f82bd93a7c981";

export default node;
