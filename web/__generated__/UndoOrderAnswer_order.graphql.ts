/**
 * @generated SignedSource<<52c85f03e99bbfc6cf62f7abf45f2d75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UndoOrderAnswer_order$data = {
  readonly id: string;
  readonly orderer: string;
  readonly reference: number;
  readonly status: OrderStatus;
  readonly undoUntil: string | null | undefined;
  readonly viewerCanUndo: boolean;
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
      "kind": "ScalarField",
      "name": "viewerCanUndo",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cff5df64a95c8bc82e96cd7411d6823d";

export default node;
